const rules = new Map<string, Intl.PluralRules>();

/** The form of a count in a language, with `#` replaced by the number. @param locale BCP 47 */
export function plural(
  locale: string,
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return (forms[rule.select(count)] ?? forms.other).replace('#', new Intl.NumberFormat(locale).format(count));
}
