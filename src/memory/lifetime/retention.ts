/**
 * Retention of what is over, and when a run that removes it has to ask first. Pure: a run decides by the moment when it was
 * due, so that all its slices agree, and a change of settings in the middle of it can only spare something.
 */
import { DAY_MS } from '../../lib/time.ts';
import { needsConsent } from '../consolidation/fates.ts';
import type { Settings } from '../settings.ts';

/** Days in which finished runs of maintenance stay visible. */
const RUN_RETENTION_DAYS = 30;
/** Days in which the vectors of a retired model stay: a switch that was a mistake is taken back without embedding anew. */
const RETIRED_MODEL_RETENTION_DAYS = 1;

/** Moments at or before which something must have ended to be removed; null removes nothing. */
export interface RetentionCutoffs {
  /** The end of an archived conversation whose messages go. */
  readonly events: number | null;
  /** The deletion or expiry of a memory. */
  readonly memories: number;
  readonly audit: number | null;
  readonly runs: number;
  readonly models: number;
}

type RetentionSettings = Pick<
  Settings,
  'event_retention_days' | 'deleted_memory_retention_days' | 'audit_retention_days'
>;

/** Cutoffs of a run that was due at `dueAt`: what is older is past its window. */
export function cutoffsOf(settings: RetentionSettings, dueAt: number): RetentionCutoffs {
  const before = (days: number): number => dueAt - days * DAY_MS;
  const unlessKept = (days: number | null): number | null => (days === null ? null : before(days));
  return {
    events: unlessKept(settings.event_retention_days),
    memories: before(settings.deleted_memory_retention_days),
    audit: unlessKept(settings.audit_retention_days),
    runs: before(RUN_RETENTION_DAYS),
    models: before(RETIRED_MODEL_RETENTION_DAYS),
  };
}

/** Those cutoffs by which a run began to remove, or asked: `Agreed` narrows them to what settings say now. */
export type Agreed = Pick<RetentionCutoffs, 'events' | 'memories'>;

/**
 * Narrows what a run that agreed on `agreed` may still remove: never more than that, and never more than its settings
 * say now.
 */
export const narrowed = (cutoffs: RetentionCutoffs, agreed: Agreed | null): RetentionCutoffs =>
  agreed === null
    ? cutoffs
    : {
        ...cutoffs,
        events:
          cutoffs.events === null || agreed.events === null ? null : Math.min(cutoffs.events, agreed.events),
        memories: Math.min(cutoffs.memories, agreed.memories),
      };

/** Number of rows of a scope, or of a workspace, past their window. */
export interface Leaving {
  readonly leaving: number;
  readonly total: number;
}

/**
 * Decides that a run has to ask before it removes that much, by the rule of every run that removes. `share` is from 0
 * to 1.
 */
export const isLargeShare = ({ leaving, total }: Leaving, share: number): boolean =>
  needsConsent({ removed: 0, wanted: leaving, sizeBefore: total }, share);
