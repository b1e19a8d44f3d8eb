/** Short words about what was just done, with a way to undo it where there is one. Screen readers say them; they wait for nobody. */
import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { wordsOf } from './notices.tsx';

/** Time that a notice is shown. One with a button to press has more. */
const SHOWN_MS = 5_000;
const SHOWN_WITH_ACTION_MS = 12_000;

/** Shows the messages of everything within it, over the view. */
export function ToastPlace({ children }: { readonly children: ReactNode }) {
  return (
    <Toast.Provider timeout={SHOWN_MS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" data-kind={toast.type}>
      <Toast.Content className="toast-content">
        <Toast.Title render={<bdi />} />
        <Toast.Action className="button plain" />
        <Toast.Close className="button plain" aria-label="Close">
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Says something. */
export interface Say {
  done(words: string, undo?: () => void): void;
  failed(error: unknown): void;
}

/** A way to say something. */
export function useSay(): Say {
  const { add, close } = Toast.useToastManager();
  return {
    done(title, undo) {
      if (undo === undefined) {
        add({ title });
        return;
      }
      const id = add({
        title,
        timeout: SHOWN_WITH_ACTION_MS,
        actionProps: {
          children: 'Undo',
          onClick: () => {
            close(id);
            undo();
          },
        },
      });
    },
    failed: (error) => {
      add({ title: wordsOf(error), type: 'wrong' });
    },
  };
}
