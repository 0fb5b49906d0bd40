import type { PlainMessageId } from '../i18n/t.ts'

/** Pages that `g` and another key lead to. */
export const places = [
  { key: 'h', path: '/', label: 'list.keys.home' },
  { key: 'p', path: '/projects', label: 'list.keys.projects' },
  { key: 't', path: '/tasks', label: 'list.keys.tasks' },
  { key: 'm', path: '/tm', label: 'list.keys.memories' },
  { key: 'u', path: '/users', label: 'list.keys.people' },
  { key: 'o', path: '/organizations', label: 'list.keys.organizations' },
  { key: 's', path: '/settings', label: 'list.keys.settings' },
] as const satisfies readonly { key: string; path: string; label: PlainMessageId }[]
