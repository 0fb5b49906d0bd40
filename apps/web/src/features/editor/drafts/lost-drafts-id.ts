/** The id of the notice of lost drafts. */
export const lostDraftsId = 'lost-drafts'
