import { BlockList, isIP } from 'node:net'

/**
 * IPv4 networks that are not public. Source: IANA IPv4 Special-Purpose Address Registry (RFC 6890), with
 * multicast (RFC 5771).
 */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** The only global unicast block of IPv6: mapped, NAT64 and local addresses are outside of it. Source: IANA, RFC 4291. */
const GLOBAL_IPV6 = ['2000::', 3] as const

/** Exceptions: protocol assignments with Teredo, documentation, 6to4. Source: IANA IPv6 Special-Purpose Address Registry. */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of CLOSED_IPV4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of CLOSED_IPV6) closed.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_IPV6, 'ipv6')

/** Whether an IP address, in its usual notation, is public. False for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  // A zone ('fe80::1%eth0') names an interface of this machine.
  if (version === 0 || address.includes('%')) return false
  if (version === 4) return !closed.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
