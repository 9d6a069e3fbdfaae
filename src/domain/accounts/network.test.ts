import { expect, test } from 'vitest';
import { networksOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:DB8:0:0:ffff::2', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:0000:0001:2:3:4:5', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:db8:1::', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', null],
])('%s belongs to %s and %s', (address, customer, site) => {
  expect(networksOf(address)).toEqual({ customer, site });
});
