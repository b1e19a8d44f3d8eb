/**
 * The Chromium that comes by npm. Its flags are made for functions in a cloud; those that would take protection away from pages, or run
 * all in one process, are left out, since what is tested is what a user's browser does.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/** Has the package bring the libraries that a plain machine lacks, such as libnss3. It reads that as it is loaded. */
const BRINGS_LIBRARIES = 'AWS_Lambda_nodejs22.x';

/** It is unpacked once, to where it stays: the package takes the folder for temporary files, of which a test run has one in memory. */
const UNPACKED_IN = resolve('node_modules/.cache/chromium');

/** It unpacks a font as well, and looks for it where a function has its own files; a browser without any font does not run. */
const FONTS_FILE = 'fonts.conf';
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED_IN, 'fonts')}</dir>
  <cachedir>${join(UNPACKED_IN, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Painted by the processor itself: the package would have it imitate a graphics card first, which takes as long as all that the page does. */
const PLAIN = ['--disable-gpu'];

/** As many tabs as tests run at once have a process each; those that come after take one over, as in any browser with many tabs. */
const FEW_PROCESSES = ['--renderer-process-limit=3'];

const LEFT_OUT = [
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
];

/** How to start it. */
export async function browserAt(): Promise<LaunchOptions> {
  process.env.AWS_EXECUTION_ENV ??= BRINGS_LIBRARIES;
  const { TMPDIR } = process.env;
  mkdirSync(UNPACKED_IN, { recursive: true });
  writeFileSync(join(UNPACKED_IN, FONTS_FILE), FONTS);
  process.env.FONTCONFIG_PATH = UNPACKED_IN;
  process.env.TMPDIR = UNPACKED_IN;
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return {
    executablePath,
    args: [...packaged.args.filter((flag) => !LEFT_OUT.includes(flag)), ...PLAIN, ...FEW_PROCESSES],
    headless: true,
  };
}
