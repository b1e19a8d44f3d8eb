/** How the connection of a workspace to Discord's gateway is. */

export const GATEWAY_STATUSES = ['connecting', 'connected', 'refused'] as const;

export interface GatewayState {
  /** `refused`: Discord wants something mended first. */
  readonly status: (typeof GATEWAY_STATUSES)[number];
  /** What is to be mended. */
  readonly reason: string | null;
  readonly since: number;
}
