import { BlockList, isIP } from 'node:net';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine. */
export const isHere = (address: string): boolean =>
  URL.canParse(address) && thisMachine.includes(new URL(address).hostname);

/** Loopback, private, link-local and carrier-grade networks (RFC 1122, 1918, 3927, 4193, 4291, 6598). */
const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public server can have: of one word, as containers have them, and below the domains kept for private use. */
const privateName = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

/** Whether an address is on this machine or in a private network, by what it says: no name is looked up. */
export const isInside = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const version = isIP(host);
  return version === 0 ? privateName.test(host) : inside.check(host, version === 4 ? 'ipv4' : 'ipv6');
};
