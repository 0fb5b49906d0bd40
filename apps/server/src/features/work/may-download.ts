import { can } from '@dragoman/sdk/permissions'
import type { SignedIn } from '../../identity/sessions.ts'

/** Whether a person may have files of the work at all: a link does not outlive that. */
export const mayDownload = (session: SignedIn): boolean => can(session, ['PROJECT_download', 'TASK_work'])
