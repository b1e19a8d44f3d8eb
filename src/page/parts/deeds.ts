/** Something that is done by a press: what is said when it is done or has failed, and what is read again after it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain } from './read-again.ts';
import { useSay } from './toasts.tsx';

interface Deed<T, A> {
  readonly does: (input: A) => Promise<T>;
  /** Words for when it is done; left out where the view shows it. */
  readonly said?: (done: T) => string;
  /** Takes it back, where that can be done. */
  readonly undo?: (done: T, input: A) => Promise<unknown>;
  /** The beginning of the keys of all that it changes. */
  readonly changes: string;
  readonly afterwards?: (done: T) => void;
}

/** A deed, and whether it is under way. */
export function useDeed<T, A = void>({ does, said, undo, changes, afterwards }: Deed<T, A>) {
  const say = useSay();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: does,
    onSuccess: (done, input) => {
      const back = () =>
        undo?.(done, input)
          .catch(say.failed)
          .finally(() => void readAgain(queries, { queryKey: [changes] }));
      if (said !== undefined) say.done(said(done), undo && (() => void back()));
      afterwards?.(done);
    },
    onError: say.failed,
    onSettled: () => readAgain(queries, { queryKey: [changes] }),
  });
}
