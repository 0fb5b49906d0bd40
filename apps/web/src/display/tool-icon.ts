import type { IconName } from '@dragoman/ui/Icon'

/** The icons for tools of other providers. */
export const toolIcons = [
  'external',
  'book',
  'building',
  'calendar',
  'comment',
  'database',
  'file',
  'folder',
  'help',
  'plug',
  'quality',
  'tools',
  'users',
  'wallet',
] as const satisfies readonly IconName[]

export type ToolIcon = (typeof toolIcons)[number]

/** The icon of a tool; newer servers may know more of them. */
export const toolIcon = (icon: string): ToolIcon => toolIcons.find((each) => each === icon) ?? 'external'
