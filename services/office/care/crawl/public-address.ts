import { BlockList, isIP } from 'node:net'

/** Networks that are no part of the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const private4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Within 2000::/3: protocol assignments, documentation, and 6to4, which embeds an IPv4 address. */
const private6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [network, bits] of private4) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of private6) refused.addSubnet(network, bits, 'ipv6')
/** The unicast addresses in use; loopback, link-local, unique local, mapped and translated ones are outside. */
const unicast6 = new BlockList()
unicast6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && unicast6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}
