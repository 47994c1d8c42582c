import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address';

test.each(['8.8.8.8', '151.101.1.140', '2606:4700::6810:84e5', '2a04:4e42::396'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['169.254.169.254', 'link-local, where clouds keep their credentials'],
  ['224.0.0.1', 'multicast'],
  ['::ffff:8.8.8.8', 'IPv4 mapped, however public'],
  ['64:ff9b::a9fe:a9fe', 'NAT64'],
  ['2001::1', 'Teredo'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['4000::1', 'not handed out'],
  ['fd12:3456::1', 'unique local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['', 'nothing'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
