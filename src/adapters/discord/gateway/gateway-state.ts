/** State of a workspace's connection to Discord's gateway, as admins see it. */

export const GATEWAY_STATUSES = ['connecting', 'connected', 'refused'] as const;

export interface GatewayState {
  /** `refused`: Discord wants something mended first. */
  readonly status: (typeof GATEWAY_STATUSES)[number];
  /** Fault to be mended. */
  readonly reason: string | null;
  readonly since: number;
}
