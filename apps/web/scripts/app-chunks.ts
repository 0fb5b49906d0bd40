interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Chunks by the modules that they begin with. What stands in an earlier one is not repeated in a later. */
const roots: Record<string, readonly string[]> = {
  // What every page needs.
  index: ['/src/main.tsx'],
  // What people see who are not signed in.
  login: ['/src/features/login/LoginForm.tsx', '/src/shell/AuthFrame.tsx'],
  // The frame around the pages of somebody who is signed in, and what every one of them consists of.
  shell: [
    '/src/shell/Shell.tsx',
    '/src/shell/links.ts',
    '/src/errors/RegionError.tsx',
    '/ui/src/Page.tsx',
    '/ui/src/PageHeader.tsx',
    '/ui/src/Breadcrumbs.tsx',
    '/ui/src/Card.tsx',
    '/ui/src/EmptyState.tsx',
    '/ui/src/StatusBadge.tsx',
  ],
  // What lists are made of.
  list: ['/src/features/resource-table/ResourceTable.tsx', '/src/features/resource-table/ListBar.tsx'],
}

/**
 * Few files instead of many small ones: a page is the common part, the frame, what lists share if it is one, its own
 * chunk, and words. Chains of small files cost as much as large ones.
 */
export function appChunks() {
  const groups = Object.entries(roots).map(([chunk, files], position) => {
    const ids = new Set<string>()
    let members: ReadonlySet<string> | undefined
    return {
      priority: 10 - position,
      // Rolldown asks for every module before it asks for the first name.
      test(id: string) {
        ids.add(id)
        return true
      },
      name(id: string, graph: ModuleGraph): string | null {
        members ??= closure(graph, [...ids].filter((each) => files.some((file) => each.endsWith(file))))
        return members.has(id) ? chunk : null
      },
    }
  })
  return [...groups, { name: 'parts', minShareCount: 3 }]
}

/** Everything that some modules import, directly or not, themselves included. */
function closure(graph: ModuleGraph, start: readonly string[]): Set<string> {
  const found = new Set(start)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
