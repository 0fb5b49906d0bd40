import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { region } from '../lazy.tsx'

// Few accounts have any.
const ToolList = region(
  () => import('./ToolList.tsx'),
  'ToolList',
  () => null,
)

/** The tools of other providers that the person can open; nothing where there are none. */
export function ToolLinks() {
  // The navigation is whole without them.
  const { data: tools } = useQuery({ ...query(api.thirdParties.listOwn), meta: { showsErrors: true } })
  return <Suspense>{tools && tools.length > 0 && <ToolList tools={tools} />}</Suspense>
}
