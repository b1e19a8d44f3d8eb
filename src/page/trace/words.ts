/** Words for the names in a trace. A name that is new to the page is shown as it is. */

const DECISIONS: Readonly<Record<string, string>> = {
  included: 'Found',
  injected: 'In the prompt',
  injected_as_standing: 'In the prompt: holds in every answer',
  injected_as_correction: 'In the prompt: corrects what stands there',
  excerpted: 'In the prompt, as an excerpt',
  already_live: 'In the prompt already: in what is known, or further up',
  nearby: 'Near what was found; not shown',
  untrusted_instruction: 'Left out: reads like an order of a stranger',
  low_score: 'Left out: does not answer the message',
  outdated: 'Left out: replaced, ended or forgotten by the message',
  cooldown: 'Left out: shown not long ago',
  near_recent: 'Left out: something like it was shown not long ago',
  duplicate: 'Left out: another one says it',
  rank: 'Left out: enough of its kind',
  max_total: 'Left out: the block is full',
  budget: 'Left out: no tokens were left',
  continuity_lost: 'The turn got no prompt',
  below_top_k: 'Behind the last place',
  below_rerank_top_n: 'Behind the last place that is decided on',
  gone: 'Erased meanwhile',
  not_visible: 'Not to be seen any more',
};

/** Decision on a candidate, in words. */
export const decisionName = (decision: string): string => DECISIONS[decision] ?? plain(decision);

/** True if a candidate came into the prompt. */
export const isShown = (decision: string): boolean =>
  /^(injected|excerpted|included|already_live)/.test(decision);

const ORIGINS: Readonly<Record<string, string>> = {
  words: 'by its words or their meaning',
  time: 'by the time that was asked for',
  reply: 'as the reply to what was found',
  nearby: 'near what was found',
  elsewhere: 'said in another conversation',
};

/** Way by which a candidate came to be looked at, in words. */
export const originName = (origin: string): string => ORIGINS[origin] ?? plain(origin);

/** A name of the service as words. */
export const plain = (name: string): string => name.replaceAll('_', ' ');
