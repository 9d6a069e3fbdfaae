import type { ReactNode } from 'react';

/** One line drawing on a 20 × 20 field, in the colour and at the size of the words beside it. Decoration, so it has no name. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="1.2em"
      height="1.2em"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const drawn = (children: ReactNode) => () => <Icon>{children}</Icon>;

export const CheckIcon = drawn(<path d="m4.5 10.5 3.6 3.6 7.4-8" />);
export const CrossIcon = drawn(<path d="m5.5 5.5 9 9m0-9-9 9" />);
export const ClockIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6.2V10l2.6 1.8" />
  </>,
);
export const SearchIcon = drawn(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 3.6 3.6" />
  </>,
);
export const RefreshIcon = drawn(
  <>
    <path d="M16.2 8.4A6.5 6.5 0 0 0 4.6 6.6L3.4 8" />
    <path d="M3.4 4.4V8H7" />
    <path d="M3.8 11.6a6.5 6.5 0 0 0 11.6 1.8l1.2-1.4" />
    <path d="M16.6 15.6V12H13" />
  </>,
);
export const FilterIcon = drawn(<path d="M3 5.5h14M5.8 10h8.4M8.5 14.5h3" />);
export const SlidersIcon = drawn(
  <>
    <path d="M3 6.2h7.2M14.4 6.2H17M3 13.8h2.6M9.8 13.8H17" />
    <circle cx="12.3" cy="6.2" r="2.1" />
    <circle cx="7.7" cy="13.8" r="2.1" />
  </>,
);
export const HiddenIcon = drawn(
  <path d="M8.2 5a7.6 7.6 0 0 1 1.8-.2c4.4 0 7 5.2 7 5.2a12 12 0 0 1-1.9 2.6M5.3 6.6A11.6 11.6 0 0 0 3 10s2.6 5.2 7 5.2a7 7 0 0 0 3.3-.8M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3.5 3.5l13 13" />,
);
export const OpenIcon = drawn(
  <>
    <path d="M11.5 3.8h4.7v4.7M16 4l-6.5 6.5" />
    <path d="M14.2 11.8v3.4a1 1 0 0 1-1 1H4.8a1 1 0 0 1-1-1V6.8a1 1 0 0 1 1-1h3.4" />
  </>,
);
export const DownIcon = drawn(<path d="m5.5 8 4.5 4.5L14.5 8" />);
export const LeftIcon = drawn(<path d="M12 5.5 7.5 10l4.5 4.5" />);
export const RightIcon = drawn(<path d="M8 5.5 12.5 10 8 14.5" />);
export const FirstIcon = drawn(<path d="M13.5 5.5 9 10l4.5 4.5M6 5.5v9" />);
export const LastIcon = drawn(<path d="M6.5 5.5 11 10l-4.5 4.5M14 5.5v9" />);
export const SunIcon = drawn(
  <>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.8v1.6M10 15.6v1.6M2.8 10h1.6M15.6 10h1.6M4.9 4.9 6 6M14 14l1.1 1.1M4.9 15.1 6 14M14 6l1.1-1.1" />
  </>,
);
export const MoonIcon = drawn(<path d="M16.4 11.6A6.8 6.8 0 0 1 8.4 3.6a6.8 6.8 0 1 0 8 8Z" />);
export const ScreenIcon = drawn(
  <>
    <rect x="3" y="4" width="14" height="9.5" rx="1.4" />
    <path d="M7.5 16.6h5" />
  </>,
);
export const ReplyIcon = drawn(<path d="M8 5 3.8 9.2 8 13.4M4.2 9.2h7.3a4.7 4.7 0 0 1 4.7 4.7v1.3" />);
export const PencilIcon = drawn(
  <path d="m4 16 .8-3.4L13.2 4.2a1.5 1.5 0 0 1 2.1 0l.5.5a1.5 1.5 0 0 1 0 2.1L7.4 15.2Z" />,
);
export const AlertIcon = drawn(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 6.4v4.2M10 13.5v.1" />
  </>,
);

const face = (mouth: string) =>
  drawn(
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d={mouth} />
      <path d="M7.4 8v.1M12.6 8v.1" />
    </>,
  );
export const SmileIcon = face('M6.9 11.9a3.6 3.6 0 0 0 6.2 0');
export const StraightFaceIcon = face('M7.2 12.6h5.6');
export const FrownIcon = face('M6.9 13.4a3.6 3.6 0 0 1 6.2 0');
