import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { keepPreviousData } from '@tanstack/react-query'

/** Segments on a page of a preview. */
export const previewSize = 100

/** The page of a preview on which a segment stands. */
export const pageOf = (index: number): number => Math.floor(index / previewSize)

/** A page of the preview of a work unit, from 0. */
export const previewQuery = (workUnitUuid: string, page: number) => ({
  ...query(api.workUnits.getPreview, {
    path: { id: workUnitUuid },
    query: { fromIndex: page * previewSize, size: previewSize },
  }),
  placeholderData: keepPreviousData,
  meta: { showsErrors: true },
})
