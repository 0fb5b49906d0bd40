interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Chunks by the modules that they begin with. What stands in an earlier one is not repeated in a later. */
const roots: Record<string, readonly string[]> = {
  // Code that every page needs.
  index: ['/src/main.tsx', 'rolldown/runtime.js'],
  // Code for everyone: buttons, icons, messages, the choices of language and theme.
  base: [
    '/ui/src/Button.tsx',
    '/ui/src/Icon.tsx',
    '/ui/src/InlineAlert.tsx',
    '/src/shell/LanguageMenu.tsx',
    '/src/shell/Logo.tsx',
    '/src/ground/theme.ts',
    '/ui/src/Control.module.css',
  ],
  // Code for people who are not signed in.
  login: ['/src/routes/_auth.tsx?tsr-split=component', '/src/routes/_auth/auth/login.tsx?tsr-split=component'],
  // The frame around the pages of someone who is signed in, and what nearly every one of them consists of.
  shell: [
    '/src/routes/_app.tsx?tsr-split=component',
    '/src/ground/chosen-keys.ts',
    '/src/ground/links.ts',
    '/src/ground/SampleBadge.tsx',
    '/src/shell/PagePendingContent.tsx',
    '/src/errors/RegionError.tsx',
    '/hooks/src/permissions.tsx',
    '/src/display/Languages.tsx',
    '/src/display/LanguageCodes.tsx',
    '/src/display/Moment.tsx',
    '/src/display/DueDate.tsx',
    '/src/display/StatusWord.tsx',
    '/src/display/CustomFields.tsx',
    '/src/display/EntryAuthor.tsx',
    '/src/display/entry-name.ts',
    '/src/files/translated-name.ts',
    '/src/files/save-file.ts',
    '/ui/src/TextButton.tsx',
    '/ui/src/RowList.tsx',
    '/ui/src/Page.tsx',
    '/ui/src/PageHeader.tsx',
    '/ui/src/Breadcrumbs.tsx',
    '/ui/src/Card.tsx',
    '/ui/src/DescriptionList.tsx',
    '/ui/src/EmptyState.tsx',
    '/ui/src/Skeleton.tsx',
    '/ui/src/Stat.tsx',
    '/ui/src/MenuButton.tsx',
    '/ui/src/ProgressBar.tsx',
    '/ui/src/SegmentedControl.tsx',
    '/ui/src/Timeline.tsx',
    '/@tanstack/react-query/build/modern/useQuery.js',
    '/src/list/use-list.ts',
    '/src/i18n/format-amounts.ts',
  ],
  // Menus, windows, and tabs.
  overlay: [
    '/ui/src/Menu.tsx',
    '/ui/src/Popover.tsx',
    '/ui/src/TooltipBubble.tsx',
    '/ui/src/ConfirmDialog.tsx',
    '/ui/src/SidePanel.tsx',
    '/ui/src/Tabs.tsx',
    '/ui/src/Toast.tsx',
    '/ui/src/Disclosure.tsx',
  ],
  // Code of lists.
  list: ['/src/list/ResourceTable.tsx', '/src/list/use-choices.ts', '/src/features/people/language-pairs.ts'],
  // How lists are narrowed: by a query line, or by a bar of filters.
  query: [
    '/src/list/ListToolbar.tsx',
    '/src/list/ListTable.tsx',
    '/src/list/ListCard.tsx',
    '/src/list/ViewsMenu.tsx',
    '/src/list/use-counter-press.ts',
    '/src/list/ListPage.tsx',
    '/src/list/ListCounters.tsx',
    '/src/features/custom-fields/values/use-custom-columns.tsx',
    '/ui/src/Counters.tsx',
    '?operation=getCounters',
  ],
  filters: ['/src/list/ListBar.tsx', '/ui/src/FilterBar.tsx'],
  // Rules that client and server share, and what lists and the pages behind them do alike.
  rules: [
    '/hooks/src/transitions.ts',
    '/hooks/src/jobs.ts',
    '/sdk/src/lifecycles.ts',
    '/sdk/src/segment-text.ts',
    '/src/features/people/use-lock.ts',
    '?operation=impersonate',
    '/src/ground/HeaderMenu.tsx',
    '/src/ground/page-name.ts',
  ],
  // Code of forms.
  form: [
    '/react-hook-form/dist/index.esm.mjs',
    '/ui/src/Form.tsx',
    '/ui/src/ErrorSummary.tsx',
    '/ui/src/TextArea.tsx',
    '/ui/src/Checkbox.tsx',
    '/ui/src/ComboBox.tsx',
    '/ui/src/MultiSelect.tsx',
    '/ui/src/NumberField.tsx',
    '/ui/src/RadioGroup.tsx',
    '/ui/src/Switch.tsx',
    '/src/features/locales/locale-options.ts',
  ],
  // How tasks are shown, and people.
  tasks: [
    '/src/features/tasks/list/task-columns.tsx',
    '/src/features/tasks/list/TaskTable.tsx',
    '/src/features/tasks/use-task-write.ts',
    '/src/features/tasks/use-task-files.ts',
  ],
  // Further fields of what a page shows, and what happened to it.
  fields: ['/src/features/custom-fields/values/CustomValues.tsx', '/src/activity/event-sentence.ts'],
  people: [
    '/src/features/people/UserProperties.tsx',
    '/src/features/people/PersonFields.tsx',
    '/src/features/permissions/PermissionTable.tsx',
  ],
  // Code that the parts of a project share.
  project: [
    '/src/features/projects/use-project.ts',
    '/src/features/projects/moves/use-moves.ts',
    '/src/features/projects/moves/MoveProblem.tsx',
    '/src/features/projects/ProjectCost.tsx',
    '/src/features/projects/projects.module.css',
    '/src/features/projects/edit/ProjectField.module.css',
  ],
  // Words about notifications that the bell, the profile, and the settings share.
  notices: [
    '/src/features/notifications/kind-words.ts',
    '/src/features/notifications/notifications.module.css',
    '/sdk/src/notifications.ts',
  ],
  // How entries of the journal are put.
  activity: ['/src/activity/event-sentence.ts', '/src/activity/event-groups.ts', '/src/activity/entry-changes.ts'],
  // How files come in.
  upload: ['/ui/src/FileDrop.tsx', '/sdk/src/upload.ts'],
}

/**
 * Few files instead of many small ones: a page is the common part, the frame, what lists or forms share if it is one,
 * its own chunk, and words. Chains of small files cost as much as large ones.
 */
export function appChunks() {
  return [...rootChunks(), sharedOperations]
}

/** Operations that several pages use: each by itself would be a file. */
const sharedOperations = { name: 'operations', test: /\?operation=/, minShareCount: 2, priority: 1 }

function rootChunks() {
  return Object.entries(roots).map(([chunk, files], position) => {
    const ids = new Set<string>()
    let members: ReadonlySet<string> | undefined
    return {
      debugName: chunk,
      priority: 20 - position,
      // Rolldown asks for every module before it asks for the first name.
      test(id: string) {
        ids.add(id)
        return true
      },
      name(id: string, graph: ModuleGraph): string | null {
        members ??= closure(
          graph,
          [...ids].filter((each) => files.some((file) => each.endsWith(file))),
        )
        return members.has(id) && !(position < 4 && later.test(id)) && !rare.test(id) ? chunk : null
      },
    }
  })
}

/** Comes along with what else is imported from the same index, but isn't part of the first page. */
const later = /[\\/](useMutation|useInfiniteQuery|infiniteQueryObserver|mutationObserver|TextArea)\.m?js$/

/** The same, and two pages use it. */
const rare = /[\\/](use\w*Queries|queriesObserver)\.js$/

/** Modules of which others want a React context and nothing else, with all that they import. */
const contexts = /react-aria-components[\\/]dist[\\/]private[\\/](Autocomplete|DragAndDrop)\.mjs$/

/** Names every resource, of which a page uses one or two. */
const everyResource = /[\\/]generated[\\/]api\.ts$/

/** Everything that some modules import, directly or not, themselves included. */
function closure(graph: ModuleGraph, start: readonly string[]): Set<string> {
  const found = new Set(start)
  for (const id of found) {
    if (contexts.test(id) || everyResource.test(id)) continue
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
