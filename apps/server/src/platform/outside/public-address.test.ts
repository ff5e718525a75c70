import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('a public address', () => {
  test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.63.0.1', '100.128.0.1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  test.each(['2606:4700:4700::1111', '2a00:1450:4002::200e', '2001:4860:4860::8888'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    ['this network', '0.0.0.0', '0.1.2.3'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['link-local, with the clouds’ metadata', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    [
      'documentation and benchmarks',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.9',
      '2001:db8::1',
      '3fff::1',
    ],
    ['multicast and broadcast', '224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1'],
    ['reserved', '192.0.0.8', '240.0.0.1', '192.88.99.1'],
    ['unspecified', '::'],
    ['IPv4 inside IPv6', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '::7f00:1'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::a00:1'],
    ['6to4 and Teredo', '2002:7f00:1::', '2001::1', '2001:0:7f00:1::'],
    ['private IPv6', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['unassigned IPv6', '100::1', '4000::1', '5f00::1'],
    ['no address', '', 'localhost', '2130706433', '0x7f.1', '127.1', '1.1.1.1 ', '[::1]'],
  ])('not: %s', (_kind, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})
