/** Layers over a view: a drawer with one thing in detail, a dialog with a form, a question that waits for its answer. */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

interface OverProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing in detail, at the side. The list beside it stays in sight, and is in reach again with Escape. */
export function Drawer({ title, onClose, children }: OverProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer stack">
          <div className="buttons">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="button plain end" aria-label="Close">
              ×
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A form over the view. */
export function FormDialog({ title, onClose, children }: OverProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A question before what cannot be undone: what would go stands in it. */
export function Question({
  title,
  children,
  action,
  isBusy = false,
  onConfirm,
  onClose,
}: OverProps & { readonly action: string; readonly isBusy?: boolean; readonly onConfirm: () => void }) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          <div className="buttons">
            <AlertDialog.Close className="button">Cancel</AlertDialog.Close>
            <button type="button" className="button danger" disabled={isBusy} onClick={onConfirm}>
              {action}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
