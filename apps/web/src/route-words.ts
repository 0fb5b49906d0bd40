import type { AnyRoute, StaticDataRouteOption } from '@tanstack/react-router'
import type { Area } from './i18n/messages.gen.ts'
import { loadWords } from './i18n/words.ts'

/** Gets the words of a route beyond the shell's, which are there. */
export async function loadRouteWords({ options }: AnyRoute): Promise<void> {
  await loadWords(areasOf(options.staticData as StaticDataRouteOption))
}

/**
 * A route's words are asked for at the same moment as its data, of which they then are a part: the page shows when both
 * are here.
 */
export function loadWithWords(route: AnyRoute) {
  const { options } = route
  if (areasOf(options.staticData as StaticDataRouteOption).length === 0) return
  const loader = options.loader as ((args: unknown) => unknown) | undefined
  options.loader = async (args: unknown) => {
    const [data] = await Promise.all([loader?.(args), loadRouteWords(route)])
    return data
  }
}

function areasOf({ title, areas = [] }: StaticDataRouteOption): Area[] {
  return [title.split('.')[0] as Area, ...areas].filter((area) => area !== 'shell')
}
