/**
 * The Chromium that comes by npm. Its flags are made for functions in a cloud; those that would take protection away from pages, or run
 * all in one process, are left out, since what is tested is what a user's browser does.
 */
import type { LaunchOptions } from 'playwright-core';

/** Has the package bring the libraries that a plain machine lacks, such as libnss3. It reads that as it is loaded. */
const BRINGS_LIBRARIES = 'AWS_Lambda_nodejs22.x';

const LEFT_OUT = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
];

/** How to start it. */
export async function browserAt(): Promise<LaunchOptions> {
  process.env.AWS_EXECUTION_ENV ??= BRINGS_LIBRARIES;
  const { default: packaged } = await import('@sparticuz/chromium');
  return {
    executablePath: await packaged.executablePath(),
    args: packaged.args.filter((flag) => !LEFT_OUT.includes(flag)),
    headless: true,
  };
}
