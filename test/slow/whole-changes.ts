import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Frequent changes of CONTRIBUTING.md made whole, but for their words, in a copy of the checkout. The files that each
// touches are counted.

interface Copy {
  /** Replaces a text that must be there. */
  change: (file: string, before: string | RegExp, after: string) => void
  add: (file: string, text: string) => void
}

/** The files that each change may touch at most, and the change. */
const wholeChanges: Readonly<Record<string, { most: number; make: (copy: Copy) => void }>> = {
  'a field of tasks with a bulk change, its undo, the journal, and the query line': { most: 8, make: addTaskField },
  'a page of settings': { most: 4, make: addSettingsPage },
  'a kind of notification': { most: 2, make: addNotificationKind },
  'the undo of a setting': { most: 2, make: addUndo },
  'a stored file': { most: 1, make: addStoredFile },
}

/** Makes all of them, and gives the files of each beside its limit. */
export function makeWholeChanges(folder: string): { name: string; most: number; files: string[] }[] {
  return Object.entries(wholeChanges).map(([name, { most, make }]) => {
    const files = new Set<string>()
    const add = (file: string, text: string) => {
      files.add(file)
      writeFileSync(join(folder, file), text)
    }
    const change = (file: string, before: string | RegExp, after: string) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const changed = text.replace(before, after)
      if (changed === text) throw new Error(`${file} has no ${String(before)}`)
      add(file, changed)
    }
    make({ change, add })
    return { name, most, files: [...files] }
  })
}

function addTaskField({ change }: Copy): void {
  const contract = 'openapi/resources/tasks.yaml'
  change(
    contract,
    /^( +)minimumScoreRequired: .*needs for the task.*\n/m,
    '$&$1wholeDays: { type: number, description: Days. }\n',
  )
  change(contract, 'DUE_DATE, MINIMUM_SCORE,', 'DUE_DATE, MINIMUM_SCORE, WHOLE_DAYS,')
  change(
    contract,
    /^( +)minimumScore: \{.*For MINIMUM_SCORE.*\n/m,
    '$&$1wholeDays: { type: number, description: Days. }\n',
  )
  change('openapi/resources/bulkChanges.yaml', 'DUE_DATE, MINIMUM_SCORE,', 'DUE_DATE, MINIMUM_SCORE, WHOLE_DAYS,')
  change(
    'apps/server/src/features/work/task-tables.ts',
    /^ {4}minimumScoreRequired: /m,
    "    wholeDays: integer('whole_days'),\n$&",
  )
  const fields = 'apps/server/src/features/tasks/set-fields.ts'
  change(
    fields,
    'const setFields = {\n',
    `$&  WHOLE_DAYS: setField({
    column: 'wholeDays',
    parameter: 'wholeDays',
    missing: 'Set body.wholeDays.',
    stored: (days) => days,
    shown: (stored) => stored ?? undefined,
  }),
`,
  )
  change(fields, 'export const queriedSetFields = {\n', '$&  days: numberIn(tasks.wholeDays),\n')
  change(
    'packages/sdk/src/list-fields.ts',
    "  score: { kind: 'number', hasNone: true },\n",
    "$&  days: { kind: 'number' },\n",
  )
  change(
    'apps/web/src/activity/entry-changes.ts',
    /^ {2}minimumScoreRequired: .*\n/m,
    "$&  wholeDays: 'activity.field.terms',\n",
  )
  change(
    'apps/web/src/features/tasks/set-fields.ts',
    'export const setFields = {\n',
    `$&  days: {
    icon: 'calendar',
    term: 'tasks.minimumScore',
    action: 'tasks.setScore',
    shown: ({ wholeDays }) => (wholeDays === undefined ? undefined : formatNumber(wholeDays)),
    dialog: {
      title: (count) => t('bulk.score.title', { count }),
      button: 'bulk.score.button',
      label: 'bulk.score.label',
      text: 'bulk.score.text',
      minimum: 0,
      maximum: 9,
    },
    start: (task) => task?.wholeDays ?? 0,
    edit: (wholeDays) => ({ kind: 'WHOLE_DAYS', wholeDays }),
  },
`,
  )
}

function addSettingsPage({ change, add }: Copy): void {
  change('openapi/resources/accountSettings.yaml', 'enum: [GENERAL, ', 'enum: [GENERAL, WHOLE_PAGE, ')
  change(
    'apps/server/src/features/custom-fields/feature.ts',
    'settingsPages: {\n',
    "$&    WHOLE_PAGE: { events: ['CUSTOM_FIELD_CREATED'] },\n",
  )
  change(
    'apps/web/src/features/settings/settings-pages.ts',
    /^export const settingsPages: .*\n/m,
    `$&  {
    to: '/settings/account-settings/usage',
    group: 'account',
    title: 'settings.usage',
    text: 'settings.usage.text',
    keywords: 'settings.usage.keywords',
    code: 'WHOLE_PAGE',
  },
`,
  )
  add(
    'apps/web/src/routes/_app/settings/account-settings/whole.tsx',
    `import { createFileRoute } from '@tanstack/react-router'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'

export const Route = createFileRoute('/_app/settings/account-settings/whole')({
  staticData: { title: 'settings.usage', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  component: () => <SettingsPageFrame title={t('settings.usage')} description={t('settings.usage.text')} />,
})
`,
  )
}

function addNotificationKind({ change }: Copy): void {
  change('packages/sdk/src/notifications.ts', /^ {2}kind\('TASK_ASSIGNED'/m, "  kind('WHOLE_KIND', managers),\n$&")
  change(
    'apps/server/src/features/notifications/told-of.ts',
    /^ {2}if \(move\.to === 'CANCELLED'\)/m,
    "  if (entry.event === 'TASK_SPLIT') return [told('WHOLE_KIND', managers)]\n$&",
  )
}

function addUndo({ change }: Copy): void {
  change('apps/server/src/identity/undo.ts', "  'WORKFLOWS_SORTED',\n", "$&  'WORKFLOW_CREATED',\n")
  change(
    'apps/server/src/features/workflows/feature.ts',
    '    WORKFLOWS_SORTED: undoSteps,\n',
    '$&    WORKFLOW_CREATED: undoStep,\n',
  )
}

function addStoredFile({ change }: Copy): void {
  const tables = 'apps/server/src/features/workflows/tables.ts'
  change(tables, /^import .*pg-core'\n/m, "$&import { storedFile } from '../../kernel/stored-files.ts'\n")
  change(tables, /^ {4}code: text\('code'\).*\n/m, "$&    wholeFile: storedFile('whole_file_key'),\n")
}
