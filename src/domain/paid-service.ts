/** A service outside whose requests cost money, and are limited by the day. */
export type PaidService = 'google' | 'model';
