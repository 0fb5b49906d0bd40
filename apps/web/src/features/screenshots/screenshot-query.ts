import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const screenshotsQuery = (projectUUID: string) => query(api.screenshots.list, { path: { projectUUID } })

/** The screenshots that show segments of a work unit. */
export const shownScreenshotsQuery = (id: string) => query(api.screenshots.listOfWorkUnit, { path: { id } })
