/** A place to drop files on, or to choose them in. */
import { type ReactNode, useState } from 'react';

interface DropPlaceProps {
  readonly words: string;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Reports on the files that were dropped. */
  readonly children?: ReactNode;
}

/** A drop place with what became of the files in it. */
export function DropPlace({ words, accept, isMultiple = false, isBusy, onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <section
      className="card stack drop"
      aria-label="Upload"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isBusy) onFiles([...event.dataTransfer.files]);
      }}
    >
      <label className="field">
        <span>{words}</span>
        <input
          type="file"
          multiple={isMultiple}
          accept={accept}
          disabled={isBusy}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {children}
    </section>
  );
}
