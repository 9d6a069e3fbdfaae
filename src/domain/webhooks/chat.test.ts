import { expect, test } from 'vitest';
import { formatOf } from './chat.ts';

const FLOW = '/workflows/c7a4/triggers/manual/paths/invoke?api-version=1&sp=%2Ftriggers%2Fmanual%2Frun&sig=x';

test.each([
  ['slack', 'https://hooks.slack.com/services/T000/B000/xyz'],
  ['slack', 'https://hooks.slack-gov.com/services/T000/B000/xyz'],
  ['teams', `https://prod-23.westeurope.logic.azure.com:443${FLOW}`],
  [
    'teams',
    `https://default66e8.d4.environment.api.powerplatform.com:443/powerautomate/automations/direct${FLOW}`,
  ],
  ['standard', 'https://hooks.slack.com/triggers/T000/1/xyz'],
  ['standard', 'http://hooks.slack.com/services/T000/B000/xyz'],
  ['standard', 'https://hooks.slack.com.example.com/services/T000/B000/xyz'],
  ['standard', 'https://example.com/hooks.slack.com/services/T000'],
  ['standard', `https://evillogic.azure.com.example.com${FLOW}`],
  ['standard', 'https://prod-23.westeurope.logic.azure.com/'],
  ['standard', 'https://hooks.zapier.com/hooks/catch/1/2'],
  ['standard', 'hooks.slack.com/services/T000'],
])('%s: %s', (format, url) => {
  expect(formatOf(url)).toBe(format);
});
