/** The views of the page, in the order of its menu. Each is loaded when somebody first goes there. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A view: the first part of its address, its name, and whether users see it who have no key. */
export interface View {
  readonly path: string;
  readonly name: string;
  readonly isForUsers: boolean;
  readonly Room: LazyExoticComponent<ComponentType>;
}

/** All views. The first is where one begins. */
export const VIEWS: readonly [View, ...View[]] = [
  {
    path: 'memories',
    name: 'Memories',
    isForUsers: true,
    Room: lazy(() => import('../memories/view.tsx')),
  },
  {
    path: 'conversations',
    name: 'Conversations',
    isForUsers: true,
    Room: lazy(() => import('../conversations/view.tsx')),
  },
  {
    path: 'playground',
    name: 'Playground',
    isForUsers: false,
    Room: lazy(() => import('../playground/view.tsx')),
  },
  { path: 'graph', name: 'Graph', isForUsers: true, Room: lazy(() => import('../graph/view.tsx')) },
  {
    path: 'timeline',
    name: 'Timeline',
    isForUsers: true,
    Room: lazy(() => import('../timeline/view.tsx')),
  },
  { path: 'review', name: 'Review', isForUsers: false, Room: lazy(() => import('../review/view.tsx')) },
  { path: 'users', name: 'Users', isForUsers: false, Room: lazy(() => import('../users/view.tsx')) },
  {
    path: 'operations',
    name: 'Operations',
    isForUsers: false,
    Room: lazy(() => import('../operations/view.tsx')),
  },
];
