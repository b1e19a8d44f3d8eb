/**
 * Keys that vendors mark with a prefix or a shape, so that they are known without a word of context. The shapes follow
 * the vendors' documentation and the rule sets of gitleaks and secretlint; a length is a lower bound where vendors have
 * lengthened their keys before.
 */
import { isSampleKey } from '../placeholder.ts';
import { patternRule, type Rule } from './rule.ts';

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  airtable: ['pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}'],
  anthropic: ['sk-ant-[a-z0-9]{2,20}-[\\w-]{20,}'],
  atlassian: ['AT[AC]TT3[\\w=-]{50,}'],
  aws: ['(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])', 'ABSK[A-Za-z0-9+/]{100,}={0,2}'],
  azure: ['[\\w~.-]{3}[0-9]Q~[\\w~.-]{31,34}'],
  cloudflare: ['cf(?:ut|at|k)_[\\w-]{40,}', 'v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}'],
  databricks: ['dapi[0-9a-f]{28,}'],
  deepl: ['[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:fx(?![A-Za-z0-9])'],
  digitalocean: ['do[opr]_v1_[0-9a-f]{24,}'],
  discord: [
    'mfa\\.[\\w-]{80,}',
    'https://(?:\\w+\\.)?discord(?:app)?\\.com/api/webhooks/[0-9]{17,20}/[\\w-]{60,}',
  ],
  docker: ['dckr_(?:pat|oat)_[\\w-]{27,}'],
  doppler: ['dp\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w.-]{40,}'],
  figma: ['fig[dou]r?_[\\w-]{24,}'],
  fly: ['fm[12][ar]?_[A-Za-z0-9+/=]{100,}', 'fo1_[\\w-]{43}'],
  github: ['gh[pousr]_[A-Za-z0-9_]{20,}', 'github_pat_[A-Za-z0-9_]{22,}'],
  gitlab: ['gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w.-]{16,}', 'GR1348941[\\w-]{20}'],
  google: ['AIza[\\w-]{30,}', 'GOCSPX-[\\w-]{20,}', 'ya29\\.[\\w-]{20,}', '1//0[\\w-]{40,}'],
  grafana: ['gl(?:sa|c)_[A-Za-z0-9_+/=]{32,}'],
  groq: ['gsk_[A-Za-z0-9]{20,}'],
  huggingface: ['hf_[A-Za-z0-9]{20,}', 'api_org_[A-Za-z0-9]{20,}'],
  linear: ['lin_(?:api|oauth)_[A-Za-z0-9]{20,}'],
  mailchimp: ['[0-9a-f]{32}-us[0-9]{1,2}(?![0-9])'],
  newRelic: ['NRAK-[A-Z0-9]{20,}'],
  notion: ['ntn_[A-Za-z0-9]{20,}', 'secret_[A-Za-z0-9]{32,}'],
  npm: ['npm_[A-Za-z0-9]{24,}'],
  openai: ['sk-(?:proj|svcacct|admin|None)-[\\w-]{20,}', 'sk-[A-Za-z0-9]{24,}'],
  openrouter: ['sk-or-v1-[0-9a-f]{24,}'],
  perplexity: ['pplx-[A-Za-z0-9]{20,}'],
  planetscale: ['pscale_(?:tkn|pw|oauth)_[\\w.-]{32,}'],
  posthog: ['ph[xs]_[A-Za-z0-9]{40,}'],
  pypi: ['pypi-[\\w-]{24,}'],
  replicate: ['r8_[A-Za-z0-9]{24,}'],
  rubygems: ['rubygems_[0-9a-f]{24,}'],
  sendgrid: ['SG\\.[\\w-]{16,32}\\.[\\w-]{16,64}'],
  sentry: ['sntry[su]_[A-Za-z0-9+/=_]{40,}'],
  shopify: ['shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{20,}'],
  slack: [
    'xox[abeoprs](?:\\.xox[bp])?-[\\w-]{20,}',
    'xapp-[0-9]-[\\w-]{20,}',
    'https://hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/]{30,}',
  ],
  square: ['sq0(?:atp|csp|idp)-[\\w-]{22,}'],
  strata: ['sk_strata_[\\w-]{43}'],
  stripe: ['[sr]k_(?:live|test)_[A-Za-z0-9]{16,}', 'whsec_[A-Za-z0-9+/=]{16,}'],
  supabase: ['sbp_[0-9a-f]{24,}', 'sb_secret_[\\w-]{20,}'],
  tailscale: ['tskey-[a-z]{2,12}-[\\w-]{20,}'],
  telegram: ['(?:bot)?[0-9]{8,10}:A[A-Za-z][\\w-]{33}(?![\\w-])'],
  twilio: ['SK[0-9a-f]{32}(?![0-9A-Za-z])'],
  vault: ['hv[sbr]\\.[\\w-]{20,}'],
  xai: ['xai-[A-Za-z0-9]{24,}'],
};

const prefixed = patternRule(
  'api_key',
  new RegExp(`(?<![A-Za-z0-9])(?:${Object.values(SHAPES).flat().join('|')})`),
  (key) => !isSampleKey(key),
);

/** A Discord bot token begins with the bot's numeric id in base64; nothing else tells it from other dotted words. */
const discordBot = patternRule(
  'api_key',
  /(?<![\w.-])[MNO][A-Za-z0-9_-]{22,27}\.[\w-]{6}\.[\w-]{27,45}(?![\w-])/,
  (token) => /^[0-9]{17,20}$/.test(decodeBase64(token.split('.')[0] ?? '') ?? ''),
);

/** Keys known by their shape alone. */
export const vendorKeyRules: readonly Rule[] = [prefixed, discordBot];

/** The bytes as Latin-1 text, or null where it is no base64 (or base64url). */
export function decodeBase64(text: string): string | null {
  const standard = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  if (standard.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(standard)) return null;
  return atob(standard);
}
