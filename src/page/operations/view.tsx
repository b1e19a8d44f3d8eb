/** Operations: what runs in the background, what came and goes, and how the workspace is set. A part of the path names the page. */
import './operations.css';
import type { ComponentType } from 'react';
import { hrefOf, usePlace } from '../frame/place.ts';
import { Activity } from './activity.tsx';
import { Audit } from './audit.tsx';
import { Channels } from './channels.tsx';
import { Deliveries } from './deliveries.tsx';
import { Documents } from './documents.tsx';
import { Import } from './import/import.tsx';
import { Keys } from './keys.tsx';
import { Maintenance } from './maintenance.tsx';
import { Personas } from './personas.tsx';
import { Settings } from './settings.tsx';

interface Part {
  readonly path: string;
  readonly name: string;
  readonly Content: ComponentType;
}

const PARTS: readonly [Part, ...Part[]] = [
  { path: 'maintenance', name: 'Maintenance', Content: Maintenance },
  { path: 'activity', name: 'Activity', Content: Activity },
  { path: 'documents', name: 'Documents', Content: Documents },
  { path: 'import', name: 'Import', Content: Import },
  { path: 'settings', name: 'Settings', Content: Settings },
  { path: 'personas', name: 'Personas', Content: Personas },
  { path: 'channels', name: 'Channels', Content: Channels },
  { path: 'keys', name: 'Keys', Content: Keys },
  { path: 'deliveries', name: 'Deliveries', Content: Deliveries },
  { path: 'audit', name: 'Audit', Content: Audit },
];

/** Shows the part of operations that the path names, or the first. */
export default function OperationsView() {
  const { path } = usePlace();
  const part = PARTS.find((each) => each.path === path[1]) ?? PARTS[0];
  return (
    <div className="operations">
      <nav aria-label="Operations">
        {PARTS.map((each) => (
          <a
            key={each.path}
            href={hrefOf(['operations', each.path])}
            aria-current={each === part ? 'page' : undefined}
          >
            {each.name}
          </a>
        ))}
      </nav>
      <div className="page-of-text">
        <h1>{part.name}</h1>
        <part.Content />
      </div>
    </div>
  );
}
