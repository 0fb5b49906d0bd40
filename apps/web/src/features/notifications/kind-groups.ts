export const kindGroups = ['tasks', 'reviews', 'projects', 'money', 'account'] as const

const starts: readonly [start: RegExp, group: (typeof kindGroups)[number]][] = [
  [/^TASK_/, 'tasks'],
  [/^(REVIEW|FINDING|SECOND_REVIEW|TERM)_/, 'reviews'],
  [/^(QUOTE|PROJECT|SEGMENT)_/, 'projects'],
  [/^PAYABLE_/, 'money'],
]

/** Under which heading a kind of notification stands; those that a later server adds, under the account's. */
export const groupOfKind = (code: string) => starts.find(([start]) => start.test(code))?.[1] ?? 'account'
