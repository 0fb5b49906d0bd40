import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { learnJob, learnRunner } from './learning/learn-job.ts'
import { buildTranslationJob, buildTranslationRunner } from './downloads/build-translation-job.ts'
import { costRunner } from './costs/cost-job.ts'
import { costJob } from './costs/start-costs.ts'
import { createSegmentsJob, createSegmentsRunner } from './files/create-segments-job.ts'
import { downloadJob, downloadRunner } from './downloads/download-job.ts'
import {
  sourceFilesJob,
  sourceFilesRunner,
  translatedFilesJob,
  translatedFilesRunner,
} from './downloads/export-files-job.ts'
import { locKitJob, locKitRunner } from './kits/loc-kit-job.ts'
import { listExportRunner } from '../lists/list-export.ts'
import { projectExport } from './export-projects.ts'
import { analysisRunner } from './logfiles/analysis-job.ts'
import { analysisJob } from './logfiles/create-logfile.ts'
import { logfileExportJob, logfileExportRunner } from './logfiles/export-job.ts'
import { preTranslateJob, preTranslateRunner } from './work-units/pre-translate-job.ts'
import { uploadTranslationJob, uploadTranslationRunner } from './kits/upload-translation-job.ts'

/** What runs the jobs of projects, by their type. */
export const runners: Readonly<Record<string, JobRunner>> = {
  [analysisJob]: analysisRunner,
  [buildTranslationJob]: buildTranslationRunner,
  [costJob]: costRunner,
  [createSegmentsJob]: createSegmentsRunner,
  [downloadJob]: downloadRunner,
  [learnJob]: learnRunner,
  [locKitJob]: locKitRunner,
  [logfileExportJob]: logfileExportRunner,
  [preTranslateJob]: preTranslateRunner(),
  [projectExport.jobType]: listExportRunner(projectExport),
  [sourceFilesJob]: sourceFilesRunner,
  [translatedFilesJob]: translatedFilesRunner,
  [uploadTranslationJob]: uploadTranslationRunner,
}
