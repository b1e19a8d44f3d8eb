/**
 * Addresses that a workspace may have us call: HTTPS on the public internet. Names that mean this machine or a private
 * network are refused, and so is every bare IP address but public IPv4: a name that resolves to a private address is the
 * platform's to refuse, whose `fetch` reaches public ones only.
 */

const LOCAL_HOST = '127.0.0.1';
/** Ends of names that no public server has. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;
const IPV4 = /^(\d+)\.(\d+)\.\d+\.\d+$/;

/** Whether we may call an address; with `local` also plain HTTP on this machine, for tests and development. */
export function isCallable(address: string, { local }: { readonly local: boolean }): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  if (local && protocol === 'http:' && hostname === LOCAL_HOST) return true;
  return protocol === 'https:' && isPublicHost(hostname.toLowerCase().replace(/\.$/, ''));
}

function isPublicHost(host: string): boolean {
  // A name without a dot is one of a private network; an IPv6 address stands in brackets.
  if (!host.includes('.') || host.startsWith('[') || PRIVATE_NAME.test(host)) return false;
  const address = IPV4.exec(host);
  return address === null || isPublicIpv4(Number(address[1]), Number(address[2]));
}

/** Without this network, loopback, private, shared, link-local, benchmark, multicast and reserved ranges. */
const isPublicIpv4 = (a: number, b: number): boolean =>
  !(
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || b === 0)) ||
    (a === 198 && (b === 18 || b === 19))
  );
