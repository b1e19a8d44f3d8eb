/**
 * Which addresses are public. One spelling too many, and a page in a browser, or whoever sets up a webhook, has the service or its
 * model look at what only its own network may see.
 */
import { describe, expect, it } from 'vitest';
import { isCallable, isPlainPublicAddress } from '../../../src/lib/public-address.ts';

/** Names and numbers of one machine, however they are written. */
const PRIVATE_HOSTS = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.0.0.1..',
  '127.0.0.1...',
  '127.1',
  '127.0.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.0.0.0x1',
  '0',
  '0.0.0.0',
  '１２７.０.０.１',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
  '10.0.0.1',
  '10.1.2.3..',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.0.1.',
  '192.0.0.8',
  '192.88.99.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '100.64.0.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fe80::1%25eth0]',
  '[fd00::1]',
  '[ff02::1]',
  '[2606:4700::1111]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost..',
  'ｌｏｃａｌｈｏｓｔ',
  'loc\u00adalhost',
  'api.localhost',
  'api.localhost.',
  'localhost.localdomain',
  'router.local',
  'router.local.',
  'db.internal',
  'metadata.google.internal',
  'metadata.google.internal.',
  'printer.lan',
  'nas.home',
  'nas.home.arpa',
  '1.0.0.127.in-addr.arpa',
  'wiki.corp',
  'wiki.intranet',
  'abc.onion',
  'intranet',
  'intranet.',
  '.',
  '..',
  '.owner.example',
  'owner..example',
  'owner.example.',
  'owner.example..',
  '-owner.example',
  'owner-.example',
];

describe('an address', () => {
  it.each(PRIVATE_HOSTS)('with the host %j is none of the public internet', (host) => {
    for (const address of [`https://${host}/`, `https://${host}`, `https://${host}:8443/x?y=z`]) {
      expect(isCallable(address, { local: false }), address).toBe(false);
      expect(isPlainPublicAddress(address), address).toBe(false);
    }
  });

  it.each([
    'https://owner.example/hook',
    'https://owner.example',
    'https://a.b.owner.example/picture.png?size=2&x=@y',
    'https://xn--bcher-kva.example/',
    'https://OWNER.example/A.png',
    'https://1.1.1.1/x.png',
    'https://127.0.0.1.example/',
    'https://local.example/',
    'https://my_bucket.example/',
  ])('of the public internet is one: %s', (address) => {
    expect(isCallable(address, { local: false })).toBe(true);
    expect(isPlainPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://owner.example/',
    'ftp://owner.example/',
    'file:///etc/passwd',
    '//owner.example/',
    'owner.example/x.png',
    '/etc/passwd',
    'https://user:pass@owner.example/',
    'https://user@owner.example/',
    'https://owner.example@127.0.0.1/',
    'https:owner.example',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('without encryption, with a user, or of another kind is none: %j', (address) => {
    expect(isCallable(address, { local: false }) && isPlainPublicAddress(address)).toBe(false);
    expect(isPlainPublicAddress(address)).toBe(false);
  });

  it.each([
    'https://owner.example:8443/',
    'https://owner.example:443/',
    'https://bücher.example/',
    'https://owner.example\\@127.0.0.1/',
    'https://owner.example\t/',
    ' https://owner.example/',
    'https://owner.example/\n',
    'https://owner.example/a b',
    'https://@owner.example/',
    'https:///owner.example/',
    'https:\\\\owner.example/',
    'https://owner。example/',
    'https://owner.example#@127.0.0.1/',
  ])('that two parsers may read in two ways is handed to nobody: %j', (address) => {
    expect(isPlainPublicAddress(address)).toBe(false);
  });
});
