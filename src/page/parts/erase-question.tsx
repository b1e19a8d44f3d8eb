/** The question before something is erased for good: how much would go stands in it, and what is said once it is gone. */
import type { ReactNode } from 'react';
import { Question } from './dialogs.tsx';
import { countsInWords } from './text.tsx';

interface EraseQuestionProps {
  readonly title: string;
  /** Counts of what an erasure would take, by kind, once they are known. */
  readonly held: Readonly<Record<string, number>> | undefined;
  readonly isPending: boolean;
  /** False while something that is asked for before is not given. */
  readonly isReady?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks whether something shall go. */
export function EraseQuestion({
  title,
  held,
  isPending,
  isReady = true,
  onConfirm,
  onClose,
  children,
}: EraseQuestionProps) {
  return (
    <Question
      title={title}
      action={isPending ? 'Erasing…' : 'Erase for good'}
      isBusy={isPending || !isReady}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          <strong>{held === undefined ? 'Counting what would go…' : countsInWords(held)}</strong>
        </p>
        {children}
      </div>
    </Question>
  );
}

/** Words for an erasure that was taken: a large one goes on in the background. */
export const erasedInWords = ({ complete }: { readonly complete: boolean }): string =>
  complete ? 'Erased' : 'Erased from sight; the rest goes in the background';
