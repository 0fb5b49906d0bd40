/** Type of the jobs that write a journal to a file, which no one sees but who has started them. */
export const journalExportJob = 'JOURNAL_EXPORT'
