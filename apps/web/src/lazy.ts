import { lazy, type ComponentType } from 'react'

/** `lazy` for a module without a default export: `named(() => import('./Chart.tsx'), 'Chart')`. */
export const named = <Name extends string, Props>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
