/**
 * Addresses that a workspace may have us call, or a user may have a model look at: HTTPS on the public internet. Names that mean
 * this machine or a private network are refused, and so is every bare IP address but public IPv4, however it is spelt: the
 * parser of URLs, which `fetch` goes by as well, writes 0x7f.1, 2130706433 and １２７。０。０。１ as 127.0.0.1. A name that resolves
 * to a private address is the platform's to refuse, whose `fetch` reaches public ones only.
 */

const LOCAL_HOST = '127.0.0.1';
/** Ends of names that no public server has. */
const PRIVATE_NAME =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|lan|home|corp|onion|arpa|test|invalid)$/;
const IPV4 = /^(\d+)\.(\d+)\.(\d+)\.\d+$/;
/** A part of a name; the last one has a letter. None is empty: `127.0.0.1..` is a name to the parser and an address to others. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Allows an address for a call of ours: HTTPS to a public host; with `local` also plain HTTP on this machine, for tests
 * and development.
 */
export function isCallable(address: string, { local }: { readonly local: boolean }): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  if (local && protocol === 'http:' && hostname === LOCAL_HOST) return true;
  return protocol === 'https:' && isPublicHost(hostname.toLowerCase());
}

/** An address whose host reads the same to every parser: no user, no port, no other spelling of its host. */
const PLAIN_ADDRESS = /^https:\/\/([a-z0-9_.-]+)(?:[/?][^\s\\\p{Cc}]*)?$/iu;

/** Allows an address that is handed to others to call, who parse it in their own way: a picture for a model. */
export function isPlainPublicAddress(address: string): boolean {
  const host = PLAIN_ADDRESS.exec(address)?.[1]?.toLowerCase();
  return (
    host !== undefined && URL.canParse(address) && new URL(address).hostname === host && isPublicHost(host)
  );
}

function isPublicHost(host: string): boolean {
  const address = IPV4.exec(host);
  if (address !== null) return isPublicIpv4(Number(address[1]), Number(address[2]), Number(address[3]));
  const labels = host.split('.');
  // A name without a dot is one of a private network; an IPv6 address stands in brackets, and is no label.
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '') &&
    !PRIVATE_NAME.test(host)
  );
}

/**
 * True of an IPv4 address outside of this network, loopback, private, shared, link-local, relay, benchmark, documentation,
 * multicast and reserved ranges.
 */
const isPublicIpv4 = (a: number, b: number, c: number): boolean =>
  !(
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || b === 0 || (b === 88 && c === 99))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  );
