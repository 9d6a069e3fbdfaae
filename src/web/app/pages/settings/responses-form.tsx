import type { Settings } from '#contract/settings/settings.ts';
import {
  ASSUMED_DAYS,
  MAX_ANSWER_DAYS,
  MIN_ANSWER_DAYS,
  RESPONDABLE_CHANNELS,
  type RespondableChannel,
} from '#domain/responses/answers.ts';
import { MAX_RESPONSE_DELAY_MINUTES } from '#domain/settings/settings.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { responsesCopy as copy, publicCopy, settingsCopy } from './copy.ts';
import { FixedValue } from './fixed-value.tsx';
import { useSetSettings } from './use-set-settings.ts';

/** How long a response can be taken back, and in how many days each channel takes one. */
export function ResponsesForm({ settings }: { settings: Settings }) {
  const { mutateAsync } = useSetSettings();
  const isFixed = settings.fixed.includes('responseDelayMinutes');
  const { responseDelayMinutes, answerDays } = settings;
  const textOf = (channel: RespondableChannel) => String(answerDays[channel] ?? '');
  const form = useForm({
    draft: 'responses',
    initial: {
      delay: String(responseDelayMinutes),
      Airbnb: textOf('Airbnb'),
      'Booking.com': textOf('Booking.com'),
      VRBO: textOf('VRBO'),
    },
    send: ({ delay, ...days }) => {
      const numberOf = (channel: RespondableChannel) => (days[channel] === '' ? null : Number(days[channel]));
      return mutateAsync({
        body: {
          ...(!isFixed && { responseDelayMinutes: Number(delay) }),
          answerDays: {
            Airbnb: numberOf('Airbnb'),
            'Booking.com': numberOf('Booking.com'),
            VRBO: numberOf('VRBO'),
          },
        },
      });
    },
    failed: publicCopy.saveFailed,
  });
  return (
    <Form form={form}>
      {isFixed ? (
        <FixedValue name="responseDelayMinutes" value={settingsCopy.minutes(responseDelayMinutes)} />
      ) : (
        <TextField
          label={settingsCopy.labels.responseDelayMinutes}
          helpText={copy.delayHelp}
          type="number"
          min={0}
          max={MAX_RESPONSE_DELAY_MINUTES}
          required
          {...form.field('delay')}
        />
      )}
      <p>{copy.days}</p>
      {RESPONDABLE_CHANNELS.map((channel) => (
        <TextField
          key={channel}
          label={copy.daysOf(channel)}
          helpText={ASSUMED_DAYS.includes(channel) ? copy.assumed : undefined}
          type="number"
          min={MIN_ANSWER_DAYS}
          max={MAX_ANSWER_DAYS}
          {...form.field(channel)}
        />
      ))}
    </Form>
  );
}
