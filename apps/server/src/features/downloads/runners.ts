import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { buildTranslationJob, buildTranslationRunner } from './build-translation-job.ts'
import { downloadJob, downloadRunner } from './download-job.ts'
import { sourceFilesJob, sourceFilesRunner, translatedFilesJob, translatedFilesRunner } from './export-files-job.ts'
import { locKitJob, locKitRunner } from './kits/loc-kit-job.ts'
import { uploadTranslationJob, uploadTranslationRunner } from './kits/upload-translation-job.ts'

/** The runners of the jobs of downloads and translation kits, by type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [buildTranslationJob]: buildTranslationRunner,
  [downloadJob]: downloadRunner,
  [locKitJob]: locKitRunner,
  [sourceFilesJob]: sourceFilesRunner,
  [translatedFilesJob]: translatedFilesRunner,
  [uploadTranslationJob]: uploadTranslationRunner,
}
