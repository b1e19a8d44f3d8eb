/** A short word about a thing. */
import type { ReactNode } from 'react';

/** A badge; a tone says that it matters. */
export const Badge = ({
  tone,
  children,
}: {
  readonly tone?: 'accent' | 'wrong';
  readonly children: ReactNode;
}) => (
  <bdi className="badge" data-tone={tone}>
    {children}
  </bdi>
);
