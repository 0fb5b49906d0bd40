import { listSearch, oneOf, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { MarginGroup } from '@dragoman/sdk/operations/profitability'
import { uuid } from '../../list/list-state.ts'

export const marginViews = ['CLIENT', 'PROJECT', 'LANGUAGE_PAIR', 'MANAGER', 'LINGUIST'] as const

export type MarginView = (typeof marginViews)[number]

const month = (raw: unknown) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(raw)) ? String(raw) : undefined)

/** The state of the page in its address. */
export const marginSearch = listSearch({
  by: oneOf(marginViews),
  startMonth: month,
  endMonth: month,
  organizationUuid: uuid,
  sourceLanguage: text,
  targetLanguage: text,
  managerUuid: uuid,
  linguistUuid: uuid,
  without: oneOf(['LANGUAGE_PAIR', 'MANAGER', 'LINGUIST']),
  /** Name of what the page is narrowed to. */
  of: text,
})

export type MarginSearch = ReturnType<typeof marginSearch>

const pageSize = 25

/** A page of the view that an address stands for. */
export const pageOfMargins = (
  { of: _name, size: _size, by = 'CLIENT', ...rest }: MarginSearch,
  { page, size }: { page: number; size: number },
) => query(api.profitability.get, { query: { ...rest, by, page, size } })

export const marginsQuery = (address: MarginSearch) =>
  pageOfMargins(address, { page: address.page ?? 0, size: pageSize })

/** The first of another view, of the same period. */
export const firstOf = (
  by: MarginView,
  sort: string | undefined,
  { startMonth, endMonth }: MarginSearch,
  size: number,
) =>
  query(api.profitability.get, {
    query: { by, size, ...(sort && { sort }), ...(startMonth && { startMonth }), ...(endMonth && { endMonth }) },
  })

/** The part of an address that narrows the page. */
export const narrowing = ({
  organizationUuid,
  sourceLanguage,
  targetLanguage,
  managerUuid,
  linguistUuid,
  without,
}: MarginSearch) => organizationUuid ?? sourceLanguage ?? targetLanguage ?? managerUuid ?? linguistUuid ?? without

/** The address of the projects behind a group. */
export function projectsOf(
  view: MarginView,
  { organization, manager, linguist, sourceLanguage, targetLanguage }: MarginGroup,
): MarginSearch {
  switch (view) {
    case 'LANGUAGE_PAIR':
      if (!sourceLanguage && !targetLanguage) return { without: view }
      return { ...(sourceLanguage && { sourceLanguage }), ...(targetLanguage && { targetLanguage }) }
    case 'MANAGER':
      return manager ? { managerUuid: manager.uuid } : { without: view }
    case 'LINGUIST':
      return linguist ? { linguistUuid: linguist.uuid } : { without: view }
    default:
      return organization ? { organizationUuid: organization.uuid } : {}
  }
}
