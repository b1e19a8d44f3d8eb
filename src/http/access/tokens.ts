/**
 * Tokens of browsers: JWTs (HS256) that speak for one user of one workspace, for a day at most. The signing key is derived from
 * the root secret for each workspace, so nothing is stored; a token ends with the key that made it.
 */
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { hmacSha256, lengthPrefixed } from '../../lib/crypto/hash.ts';
import { SECOND_MS } from '../../lib/time.ts';
import { faultOfId } from '../../memory/conversations/identity.ts';
import { NAME_MAX_CHARS } from '../../memory/limits.ts';
import type { TokenBearer } from './token-scope.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'strata';

/** A token by its shape: three parts, of which the first is JSON in base64url. Keys have no dots. */
export const TOKEN_SHAPE = /^eyJ[\w-]*\.[\w-]*\.[\w-]*$/;

/** Claims of a verified token: its user, and the key by whose leave it speaks. */
export interface TokenGrant extends TokenBearer {
  readonly workspaceId: string;
  readonly keyId: string;
  /** Name that others see in a shared conversation; null where the token does not say. */
  readonly userName: string | null;
  /** Milliseconds. */
  readonly issuedAt: number;
}

const Claims = z.object({
  aud: z.string(),
  sub: z
    .string()
    .min(1)
    .max(NAME_MAX_CHARS)
    .refine((id) => faultOfId(id) === null),
  iat: z.number(),
  conversation: z.string().optional(),
  name: z.string().min(1).optional(),
});

const signingKey = (rootSecret: string, workspaceId: string): Uint8Array =>
  hmacSha256(rootSecret, lengthPrefixed(['browser token', workspaceId]));

/** Signs a token that ends at `expiresAt`, in whole seconds of milliseconds. */
export const signToken = (rootSecret: string, grant: TokenGrant, expiresAt: number): Promise<string> =>
  new SignJWT({
    ...(grant.conversationId === null ? {} : { conversation: grant.conversationId }),
    ...(grant.userName === null ? {} : { name: grant.userName }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: grant.keyId })
    .setIssuer(ISSUER)
    .setAudience(grant.workspaceId)
    .setSubject(grant.userId)
    // To the millisecond: an erasure in the same second lies before it or after it.
    .setIssuedAt(grant.issuedAt / SECOND_MS)
    .setExpirationTime(Math.floor(expiresAt / SECOND_MS))
    .sign(signingKey(rootSecret, grant.workspaceId));

/**
 * Grant of a token, or null when none of the root secrets has signed it, or it has ended. That its key still works is for the caller to
 * look up: a forged token costs no look-up.
 */
export async function verifyToken(
  rootSecrets: readonly string[],
  token: string,
  now: number,
): Promise<TokenGrant | null> {
  for (const rootSecret of rootSecrets) {
    const grant = await verifyWith(rootSecret, token, now);
    if (grant) return grant;
  }
  return null;
}

async function verifyWith(rootSecret: string, token: string, now: number): Promise<TokenGrant | null> {
  try {
    // Unverified: the workspace only says which key must have signed.
    const workspaceId = decodeJwt(token).aud;
    if (typeof workspaceId !== 'string') return null;
    const { payload, protectedHeader } = await jwtVerify(token, signingKey(rootSecret, workspaceId), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: workspaceId,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(now),
    });
    const claims = Claims.safeParse(payload);
    const { kid: keyId } = protectedHeader;
    if (!claims.success || keyId === undefined) return null;
    const { aud, sub, iat, conversation, name } = claims.data;
    return {
      workspaceId: aud,
      userId: sub,
      conversationId: conversation ?? null,
      keyId,
      userName: name ?? null,
      issuedAt: Math.round(iat * SECOND_MS),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
