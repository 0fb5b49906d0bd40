// Generated from openapi by openapi/generate.ts. Do not edit.
export interface paths {
    "/api/v1/atlas-tm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the translation memories of the account */
        get: operations["translationMemories.list"];
        /** Update the name, note, locales, or owners of a translation memory */
        put: operations["translationMemories.update"];
        /** Create an empty translation memory */
        post: operations["translationMemories.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas-tm/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the translation memories of a list to a file
         * @description Exports all translation memories that `translationMemories.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
         */
        post: operations["translationMemories.startListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas-tm/export/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["translationMemories.getListExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas-tm/{tmUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        /** Get a translation memory */
        get: operations["translationMemories.get"];
        put?: never;
        post?: never;
        /**
         * Delete a translation memory with its translation units and project links
         * @description The memory is deleted immediately and removed from all projects. A job then deletes its translation units and the files of its imports and exports. Other active jobs of the memory are canceled.
         */
        delete: operations["translationMemories.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/parser/file-params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the parsers of this version, with the form fields of their options */
        get: operations["projects.getFileParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/url/editor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the URL of the editor */
        get: operations["editor.getUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/url/editor/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build a context that opens tasks and work units in the editor
         * @description A hash of the items: the same items have the same context, which stays valid.
         */
        post: operations["editor.buildContext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/url/editor/context/{context}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tasks and work units of a context
         * @description Also accepts the fallback format: IDs separated by commas, with task IDs prefixed with `T-`. Items that the caller cannot open are omitted; 404 if none are left, and for the context of another account.
         */
        get: operations["editor.getContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a work unit */
        get: operations["workUnits.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}/concordance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the memories of a project for part of a sentence
         * @description Searches the memories that the workflow step reads, in the language pair of the work unit. Otherwise the same as `translationMemories.searchConcordance`.
         */
        get: operations["editor.searchConcordance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}/segment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the segments of a work unit, in the order of the file */
        get: operations["editor.listSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}/segment/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm several segments
         * @description Segments without a translation or with issues that block delivery stay open and are listed in the response.
         */
        post: operations["editor.confirmSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}/segment/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the index of the segments of a work unit
         * @description All segments in columns without their texts: compact enough to get an overview of a work unit with 50,000 segments in one response. Texts are listed by `afterIndex` or `segmentIds`.
         */
        get: operations["editor.getSegmentIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}/segment/{segmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the translation of a segment
         * @description `version` is the version that was read. If someone else has changed the segment since, the response is 409 with the code `OUTDATED` and the current segment in `data.present`. An unconfirmed repetition that was filled in since is overwritten.
         */
        put: operations["editor.updateSegment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/atlas/work-unit/{id}/segment/{segmentId}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the memory matches of a segment, best first */
        get: operations["editor.listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stripe/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to the billing portal of your account
         * @description The link works once, for a few minutes, and leads back to the plan of the account. The first one registers the account with the card payment provider, with your email address.
         */
        get: operations["billing.getPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete all translation units of a memory; its languages and project links are kept */
        post: operations["translationMemories.clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/export/{fileType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Format of the export */
                fileType: components["parameters"]["FileType"];
            };
            cookie?: never;
        };
        /**
         * Start the export of a translation memory
         * @description Exports TMX 1.4, or a table with one row per translation unit and one column per language. A spreadsheet (`xlsx`) of more than 50,000 translation units is rejected. The export job can be canceled like any other job.
         */
        get: operations["translationMemories.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/export/{fileType}/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Format of the export */
                fileType: components["parameters"]["FileType"];
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["translationMemories.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a TMX file, completely or not at all
         * @description A file that is damaged or has a different source language is rejected: the job fails with the line and the reason, and the memory does not change. If the server stops during the import, the job later resumes where it stopped. Canceling the job restores the memory, except for what others have changed in the meantime.
         */
        post: operations["translationMemories.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace text in the translations of a memory
         * @description Inline tags are never changed, and no translation is left empty. Canceling the job restores the memory. A completed replacement can be undone as a whole.
         */
        post: operations["translationMemories.replaceText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/replacement/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a replacement */
        post: operations["translationMemories.previewReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/replacement/{jobUuid}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description The job that replaced the text */
                jobUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a replacement
         * @description If any of the translations have been changed or deleted since, the request is rejected with 422 `CHANGED_SINCE` and the first 100 of them, unless `keepChanged` is true. If the replacement has already been undone, the response is 409.
         */
        post: operations["translationMemories.undoReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/segment/concordance-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        /**
         * Find translations by part of a sentence in the source or target text
         * @description Finds words in the order given, from the beginning of a word, with any white space and inline tags between them; `*` stands for any letters of a word. Results are sorted newest first. If the response contains `next`, send it as `before` to get more results.
         */
        get: operations["translationMemories.searchConcordance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/segment/fuzzy-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        /** Find matches for a text in a memory, best match first */
        get: operations["translationMemories.searchSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/translation-unit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a translation, or replace the one with the same source and context */
        post: operations["translationMemories.createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/translation-unit/fuzzy-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        /** Find translation units whose source text matches a text, best match first */
        get: operations["translationMemories.searchSimilarUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/translation-unit/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        /** Search the translation units of a memory for text */
        get: operations["translationMemories.searchUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Translation unit */
                tuId: components["parameters"]["TuId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update the text of a translation unit in one locale */
        put: operations["translationMemories.updateUnit"];
        post?: never;
        /** Delete a translation unit in all locales */
        delete: operations["translationMemories.removeUnit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/translation-memory/{tmUuid}/{tuId}/segment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Translation unit */
                tuId: components["parameters"]["TuId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the translation of a translation unit in one locale */
        delete: operations["translationMemories.removeSegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/locale/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries */
        get: operations["locales.listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/locale/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the currencies */
        get: operations["locales.listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/locale/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the time zones */
        get: operations["locales.listTimezones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mfa/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code by email
         * @description For a session that requires the code (`x-auth-mfa-email-required`). Any earlier code stops working.
         */
        post: operations["mfa.requestEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/mfa/{code}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the code sent by email
         * @description 400 with code `MFA_CODE_WRONG` if the code is wrong or has expired.
         */
        post: operations["mfa.verifyEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List organizations */
        get: operations["organizations.list"];
        /** Update an organization; omitted fields do not change */
        put: operations["organizations.update"];
        /** Create an organization with its first organizational units */
        post: operations["organizations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organization/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the organizations of a list to a file
         * @description Exports all organizations that `organizations.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
         */
        post: operations["organizations.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organization/export/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["organizations.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organization/{organizationUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an organization */
        get: operations["organizations.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization whose organizational units have no projects
         * @description Deletes its organizational units, too. People, memories, glossaries, and price lists stay and are no longer assigned to it. Set organizational units with projects to INACTIVE instead.
         */
        delete: operations["organizations.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organization/{organizationUUID}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarize the projects of an organization
         * @description Counts only projects that you have access to. Amounts are absent without permission to view costs.
         */
        get: operations["clientSummaries.getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organization/{organizationUUID}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what depends on an organization
         * @description Read it before deleting the organization; only one without projects can be deleted.
         */
        get: operations["organizations.getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permission-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List permission groups */
        get: operations["permissionGroups.list"];
        put?: never;
        /**
         * Create a permission group
         * @description The new group has no members and no permissions. 409 if a group with this name already exists.
         */
        post: operations["permissionGroups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permission-group/{permissionGroupUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a permission group with its members */
        get: operations["permissionGroups.get"];
        put?: never;
        /**
         * Rename a permission group
         * @description 409 if another group has this name.
         */
        post: operations["permissionGroups.update"];
        /**
         * Delete a permission group
         * @description Members lose the permissions that they have only through the group. 403 while the group has a member with the same or a higher role than you.
         */
        delete: operations["permissionGroups.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permission-group/{permissionGroupUuid}/user/{userUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a person to a permission group
         * @description Members receive all permissions of the group, so the person must have a lower role than you.
         */
        post: operations["permissionGroups.addUser"];
        /** Remove a person from a permission group */
        delete: operations["permissionGroups.removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permission/google-drive-download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether project files can be exported to Google Drive
         * @description Requires permission to download project files and a connection to Google Drive. This server does not connect to Google Drive, so the answer is always no, with the reason.
         */
        get: operations["permissions.checkGoogleDriveDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permission/grantee/{granteeUuid}/permission/{permissionUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant a permission */
        post: operations["permissions.grant"];
        /**
         * Revoke a permission
         * @description Revokes a permission that was granted directly to the person or group. A permission that comes with a role, or with a group of the person, cannot be revoked here: 409 if it was not granted directly.
         */
        delete: operations["permissions.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permission/{granteeUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permissions of a person or group */
        get: operations["permissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description For system administrators, who work with all accounts.
         */
        get: operations["accounts.list"];
        /**
         * Update an account; omitted fields do not change
         * @description Account administrators can change the name and the currency of their own account; the other fields are for system administrators.
         */
        put: operations["accounts.update"];
        /**
         * Create an account and invite its first administrator
         * @description The account can be used right away: it has workflow steps, a default price list, and a net rate scheme. The administrator gets an email invitation.
         */
        post: operations["accounts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account-metrics/current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how many words your account has translated */
        get: operations["accountMetrics.getMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account-metrics/raw/current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the translated words of your account by day, organizational unit, and source */
        get: operations["accountMetrics.listRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account-metrics/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the words of this month and the quota of your account */
        get: operations["accountMetrics.getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account-metrics/{accountUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how many words an account has translated */
        get: operations["accountMetrics.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/ai-review/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether AI review is on in your account */
        get: operations["accountSettings.getAiReviewStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/ai-review/{accountUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Turn AI review of an account on or off */
        put: operations["accountSettings.setAiReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/cancellation-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update cancellation options; omitted ones do not change
         * @description Default options can be archived and restored, but not renamed.
         */
        put: operations["cancellationOptions.update"];
        /** Add a cancellation option to an account */
        post: operations["cancellationOptions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/cancellation-options/project/{projectUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * List the cancellation options that a project offers
         * @description Those that are in use, for the dialogs that cancel a project or return one of its tasks.
         */
        get: operations["cancellationOptions.listForProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/language-mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the language mappings of an account */
        get: operations["languageMappings.list"];
        put?: never;
        /**
         * Map a client's language code
         * @description Files that name the language by this code are recognized, and files, folders, and kits that are downloaded name it the same way.
         */
        post: operations["languageMappings.create"];
        /** Delete a language mapping */
        delete: operations["languageMappings.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/logo/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a logo
         * @description For everyone who has its address, which no one can guess.
         */
        get: operations["branding.getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/my-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your own account */
        get: operations["accounts.getMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/recommendation-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update recommendation settings; omitted criteria do not change */
        put: operations["recommendationSettings.update"];
        /**
         * Add recommendation settings to an organizational unit
         * @description They replace those of the account for tasks of the organizational unit.
         */
        post: operations["recommendationSettings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/recommendation-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recommendation settings of an account and its organizational units */
        get: operations["recommendationSettings.list"];
        put?: never;
        post?: never;
        /**
         * Delete the recommendation settings of an organizational unit
         * @description Those of the account apply to the organizational unit from then on.
         */
        delete: operations["recommendationSettings.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the subscription of your account */
        get: operations["accounts.getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/trial-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the remaining days of your account's trial */
        get: operations["accounts.getTrialTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Your own account, or any account for system administrators. Their access is recorded in the activity of the account as `ACCOUNT_VIEWED`, as it is for the other calls that name an account.
         */
        get: operations["accounts.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the activity of an account, newest first */
        get: operations["accounts.listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/ai-spellcheck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Turn AI spell check of an account on or off */
        put: operations["accountSettings.setAiSpellcheck"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/cancellation-options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        /** List the cancellation options of an account, with archived ones */
        get: operations["cancellationOptions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/cancellation-options/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        /**
         * Count canceled projects and returned tasks by cancellation option
         * @description Projects that were restored don't count.
         */
        get: operations["cancellationOptions.getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/cancellation-options/{optionUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description The option. */
                optionUUID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Archive a cancellation option
         * @description The option isn't offered from then on; what was canceled with it keeps it. An option of the account that was never used is deleted.
         */
        delete: operations["cancellationOptions.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/custom-review-categorization-enabled": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Turn own error categories of an account on or off */
        put: operations["accountSettings.setCustomReviewCategorization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/custom-review-category-only": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        /** Get whether reviews are limited to the account's own error categories */
        get: operations["accountSettings.getCustomReviewCategoryOnly"];
        /** Limit reviews to the account's own error categories, or don't */
        put: operations["accountSettings.setCustomReviewCategoryOnly"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/entry-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where people start after they sign in, by role */
        get: operations["accounts.listEntryPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/entry-point/{roleName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set where people of a role start after they sign in
         * @description People with several roles start in the portal if all of their roles do. The entry point of a person comes before that of their roles.
         */
        put: operations["accounts.setEntryPoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/finance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        /** Get the finance settings of an account */
        get: operations["finance.get"];
        /**
         * Update finance settings of an account; omitted fields do not change
         * @description The currency becomes the default of new projects and price lists; existing ones keep theirs. Tax ids are checked by form and checksum, as far as their scheme has one.
         */
        put: operations["finance.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/finance/bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bank account of an account
         * @description The number is stored encrypted; responses show its last four characters.
         */
        post: operations["finance.createBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/finance/bank-account/{bankAccountUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description Bank account */
                bankAccountUUID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a bank account of an account */
        delete: operations["finance.removeBankAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/finance/exchange-rate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an exchange rate to the currency of an account
         * @description Exchange rates are only added, so that amounts converted with an earlier one can be explained. The newest rate of a day applies from that day on.
         */
        post: operations["finance.createExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo of an account
         * @description PNG, JPEG, WebP, or SVG, up to 2 MB. Scripts, event handlers, foreign objects, and references to other files are removed from SVG files. Needs a plan with branding.
         */
        post: operations["branding.uploadLogo"];
        /** Remove the logo of an account */
        delete: operations["branding.removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/logo-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the logos of an account */
        get: operations["branding.getLogoDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organizations of an account */
        get: operations["accounts.listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/organization/{organizationUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an organization of your account to another account
         * @description With its organizational units, which must not have projects. People, memories, glossaries, and prices of your account stay, and no longer belong to it.
         */
        post: operations["accounts.addOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/portal-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the logo that clients see in the portal
         * @description As for the logo of the account, which the portal shows without one of its own.
         */
        post: operations["branding.uploadPortalLogo"];
        /** Remove the logo that clients see in the portal */
        delete: operations["branding.removePortalLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the plan of an account includes */
        get: operations["accounts.getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/project-automation-enabled": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Turn project automation of an account on or off
         * @description While it is off, no project of the account is delivered by itself, whatever its organizational unit and the project say.
         */
        put: operations["accountSettings.setProjectAutomation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/recommendation-settings/removal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset all recommendation settings of an account
         * @description Its organizational units lose their own settings, and those of the account become the defaults again.
         */
        post: operations["recommendationSettings.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a suspended account */
        post: operations["accounts.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/send-learnt-to-kanban": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Turn term requests for learned terms on or off */
        put: operations["accountSettings.setSendLearntToKanban"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        /** Get the settings of an account */
        get: operations["accountSettings.get"];
        /** Update settings of an account; omitted fields do not change */
        put: operations["accountSettings.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description From then on, its people can neither sign in nor continue, and are told the reason. Accounts with system administrators can't be suspended.
         */
        post: operations["accounts.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of an account */
        get: operations["accounts.listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/account/{accountUUID}/user/{userUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a person of your account to another account
         * @description Only people who have never worked on a project. Organizations, permissions, groups, rates, and access keys stay behind, and the person is signed out.
         */
        post: operations["accounts.addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activity, newest first
         * @description Returns only entries about resources you have access to.
         */
        get: operations["activity.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an access key for a token
         * @description The token is returned in the response header `X-AUTH-TOKEN`; send it in the request header of the same name. An unknown or expired token is refused with 403. Earlier tokens remain valid.
         */
        post: operations["auth.createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captcha challenge
         * @description A proof of work: the browser takes a moment to find the number and sends the solution with its request.
         */
        get: operations["auth.getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current session */
        get: operations["auth.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/go/{code}/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a link
         * @description For links for one-time sign-in or for signing in as another person. A link works once, for a short time, and only for its purpose. A one-time link of a person with an authenticator app is answered with `state` MFA_REQUIRED: send it again with the one-time password. It is used up only once the sign-in succeeds.
         */
        post: operations["auth.go"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/impersonation/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop being signed in as another person
         * @description Ends the session as the other person and opens one for the original person.
         */
        post: operations["auth.endImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user name and password
         * @description The body is base64-encoded JSON with the user name, the password, and, if required, a one-time password. A failed sign-in is also answered with 200 (`state` FAILURE), with the number of remaining attempts.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Also answered with 200 when there was no session.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/session/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the session
         * @description Activity alone does not extend a session. This call gives the session its full lifetime again, at most until a limit that is set when the session starts. Sessions of people signed in as someone else and tokens cannot be extended; start a new one.
         */
        post: operations["auth.extendSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/auth/token/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether the session is still valid */
        post: operations["auth.checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/bulk-change/{changeUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a bulk change did, and whether it can be undone
         * @description The response is 404 until the job of the change has completed.
         */
        get: operations["bulkChanges.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/bulk-change/{changeUuid}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk change
         * @description Possible for ten minutes. Items that have moved on since are kept as they are; `undo.kept` lists them with the reason. The response is 409 if the change has been undone already, the time is over, or changes of this kind can't be undone.
         */
        post: operations["bulkChanges.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List organizational units */
        get: operations["orgUnits.list"];
        /**
         * Update an organizational unit; omitted fields do not change
         * @description Defaults apply to new projects. What projects already have stays as it is.
         */
        put: operations["orgUnits.update"];
        /** Create an organizational unit */
        post: operations["orgUnits.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the organizational units of a list to a file
         * @description Exports all organizational units that `orgUnits.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
         */
        post: operations["orgUnits.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/export/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["orgUnits.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an organizational unit */
        get: operations["orgUnits.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organizational unit without projects
         * @description Its people, memories, glossaries, price list, and net rate scheme stay and are no longer assigned to it; linguist rates that apply only to it are deleted. Set an organizational unit with projects to INACTIVE instead.
         */
        delete: operations["orgUnits.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/autopilot-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the auto-assignment settings of an organizational unit */
        get: operations["autopilot.getUnitSettings"];
        /** Update the auto-assignment settings of an organizational unit */
        put: operations["autopilot.updateUnitSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/file-additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Allow or forbid files to be added to projects in progress */
        put: operations["orgUnits.updateFileAdditions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/segmentation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        /** Get the segmentation rules of an organizational unit */
        get: operations["segmentationRules.get"];
        /**
         * Upload segmentation rules for an organizational unit
         * @description The rules are an SRX 2.0 file. They apply to content that is uploaded from now on; files that have already been imported keep the rules they were imported with. Invalid rules are rejected with 422, with the line and the reason.
         */
        put: operations["segmentationRules.upload"];
        post?: never;
        /** Reset an organizational unit to the built-in segmentation rules */
        delete: operations["segmentationRules.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/segmentation/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        /** Download the segmentation rules of an organizational unit */
        get: operations["segmentationRules.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/segmentation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview how a text is split into segments
         * @description Uses the rules of the organizational unit, or the rules in the request. Nothing is stored.
         */
        post: operations["segmentationRules.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarize the projects of an organizational unit
         * @description Counts only projects that you have access to. Amounts are absent without permission to view costs.
         */
        get: operations["clientSummaries.getOrgUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/translation-memory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        /** List the translation memories of an organizational unit */
        get: operations["translationMemories.listOfOrgUnit"];
        put?: never;
        /**
         * Set the translation memories of an organizational unit; the list replaces the previous one
         * @description New projects in the source language of a default memory read it, and write to it where `write` is true. What projects already use stays as it is.
         */
        post: operations["translationMemories.bindToOrgUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what depends on an organizational unit
         * @description Read it before deleting the organizational unit; only one without projects can be deleted.
         */
        get: operations["orgUnits.getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/client/{orgUnitUUID}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workflow rules of an organizational unit */
        get: operations["orgUnits.listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description With `pending=true`, the contracts you have yet to accept; otherwise all contracts of the account, for administrators only. With your own `userUuid`, everyone lists when they accepted each contract.
         */
        get: operations["contracts.list"];
        put?: never;
        /**
         * Add a contract
         * @description Everyone in the account is asked to accept the contract at their next action.
         */
        post: operations["contracts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/contract/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a contract
         * @description Ends the session; the product cannot be used without accepting the contract.
         */
        post: operations["contracts.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/contract/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a contract */
        post: operations["contracts.accept"];
        /**
         * Withdraw a contract
         * @description People are no longer asked to accept the contract; earlier acceptances stay on record.
         */
        delete: operations["contracts.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/custom-field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a custom field
         * @description The field comes last among those of its kind of entity. Everything that exists already is without a value until someone fills it in; what is created from now on gets `defaultValue`.
         */
        post: operations["customFields.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/custom-field/entity/{entityType}/{entityUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of entity. */
                entityType: components["schemas"]["CustomFieldEntity"];
                /** @description The project, task, organizational unit, organization, or user. */
                entityUUID: string;
            };
            cookie?: never;
        };
        /**
         * List the custom fields of an entity with their values
         * @description The fields that the caller sees, in their order, also those without a value.
         */
        get: operations["customFields.getValues"];
        /**
         * Set values of custom fields; those left out do not change
         * @description The caller sees the entity and may change the fields. All values are set, or none. `If-Match` has the versions of the fields that are sent, in their order.
         */
        put: operations["customFields.updateValues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/custom-field/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields that the caller sees
         * @description By kind of entity, in their order. Account administrators see all of them.
         */
        get: operations["customFields.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/custom-field/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the order of the custom fields of a kind of entity
         * @description Fields that are left out follow in the order that they have.
         */
        put: operations["customFields.sort"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/custom-field/{customFieldUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The custom field. */
                customFieldUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a custom field; omitted properties do not change
         * @description Type and kind of entity are final. Values stay when the field is archived and when an option is removed; the option can't be selected any more.
         */
        put: operations["customFields.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/file/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file from its signed address
         * @description The token is part of addresses that other calls return. It works for an hour, without signing in, as long as the session that requested it hasn't been ended and its user may still see the file. After that, the response is 403.
         */
        get: operations["files.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the glossaries that the caller has access to */
        get: operations["glossaries.list"];
        /** Update a glossary; omitted fields do not change */
        put: operations["glossaries.update"];
        /** Create an empty glossary */
        post: operations["glossaries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/glossary/{glossaryUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The glossary. */
                glossaryUuid: string;
            };
            cookie?: never;
        };
        /** Get a glossary */
        get: operations["glossaries.get"];
        put?: never;
        post?: never;
        /** Delete a glossary; projects that use the glossary continue without it */
        delete: operations["glossaries.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what waits for the caller, what is overdue, and what changed
         * @description Has one part for each of the roles of the caller, with figures, rows, and series. Days, weeks, and months are those of `timezone`; weeks begin on Monday.
         */
        get: operations["home.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs, newest first
         * @description Your own jobs, and those of projects you have access to.
         */
        get: operations["jobs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/job/{jobUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a job */
        get: operations["jobs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/job/{jobUuid}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a running job
         * @description Changes made so far are undone, except where the report says that they are kept.
         */
        post: operations["jobs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/job/{jobUuid}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restart a failed or canceled job */
        post: operations["jobs.restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the languages */
        get: operations["locales.listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/list-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of a list
         * @description Your own views and, for managers, those that others in the account share.
         */
        get: operations["listViews.list"];
        put?: never;
        /**
         * Save a view of a list
         * @description Only managers can share views; all managers of the account see them.
         */
        post: operations["listViews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/list-view/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the view that a list starts with
         * @description For yourself; `null` returns to the list without a view.
         */
        put: operations["listViews.setDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/list-view/{viewUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                viewUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved view
         * @description Only its owner can change a view.
         */
        put: operations["listViews.update"];
        post?: never;
        /**
         * Delete a saved view
         * @description Only its owner can delete a view. Lists that start with it start without a view.
         */
        delete: operations["listViews.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the notice of scheduled maintenance */
        get: operations["maintenance.get"];
        /**
         * Announce scheduled maintenance
         * @description Replaces the notice that there is. Everyone who is signed in sees it from its begin to its end.
         */
        put: operations["maintenance.set"];
        post?: never;
        /** Delete the notice of scheduled maintenance */
        delete: operations["maintenance.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/net-rate-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a net rate scheme
         * @description Context, 100 %, and repetition appear once each; the fuzzy match bands must cover 0 to 99 % without overlaps or gaps. A project uses the scheme of its organizational unit; without one, the default scheme of the account, or else that of the system. Only system administrators add system schemes (`isSystem`).
         */
        post: operations["netRateSettings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/net-rate-settings/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the names of all net rate schemes available to the account */
        get: operations["netRateSettings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/net-rate-settings/list-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the net rate schemes of the account and of the system with their match bands */
        get: operations["netRateSettings.listAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/net-rate-settings/list-org-unit-account/{orgUnitUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the net rate schemes available to an organizational unit, its own first */
        get: operations["netRateSettings.listOrgUnitAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/net-rate-settings/org-unit/{orgUnitUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the net rate scheme of an organizational unit, or let it inherit one */
        put: operations["netRateSettings.setOrgUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/net-rate-settings/{netRateUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Net rate scheme */
                netRateUuid: components["parameters"]["NetRateUuid"];
            };
            cookie?: never;
        };
        /** Get a net rate scheme with its match bands and factors */
        get: operations["netRateSettings.get"];
        /**
         * Replace a net rate scheme
         * @description The body replaces the whole scheme. The version increases. Existing analyses and costs do not change, and approved projects keep the version that they were calculated with. Only system administrators change system schemes. The default scheme of an account can give that up while the system has a default scheme.
         */
        put: operations["netRateSettings.update"];
        post?: never;
        /**
         * Delete a net rate scheme
         * @description The response is 422 for the default scheme, and for schemes that are used by projects that are not closed.
         */
        delete: operations["netRateSettings.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the price lists of the account
         * @description Sorted by name, unless `sort` is currency, status, or creationDate.
         */
        get: operations["priceLists.list"];
        put?: never;
        /**
         * Add a price list
         * @description A project uses the price list of its organizational unit; without one, the active price list of the organization; without one, the default price list of the account. If two price lists name the same organizational unit, the most recently saved one applies.
         */
        post: operations["priceLists.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/price-list/{priceListUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        /** Get a price list with its prices by language pair */
        get: operations["priceLists.get"];
        /**
         * Replace a price list
         * @description The body replaces the whole price list; omitted values are removed. The version increases. Calculated costs do not change, and approved projects keep the version that they were priced with.
         */
        put: operations["priceLists.update"];
        post?: never;
        /**
         * Delete a price list
         * @description The response is 422 for the default price list, and for price lists that are used by projects that are not closed; set the status to INACTIVE instead. Organizational units that used the deleted price list use that of their organization or the default one.
         */
        delete: operations["priceLists.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/price-list/{priceListUUID}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the prices of some language pairs and steps; the others do not change
         * @description Each price replaces the current price of its language pair and step. The version increases.
         */
        put: operations["priceLists.setPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/price-list/{priceListUUID}/prices/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        /**
         * Download the prices of a price list as a table
         * @description The columns are Source language, Target language, Step (a workflow code; empty for all steps), Price per word, Price per hour, Price per page, and Minimum fee. `importPrices` takes the same table.
         */
        get: operations["priceLists.exportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/price-list/{priceListUUID}/prices/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import prices from a table
         * @description Takes the table of `exportPrices`, in CSV or XLSX. The result reports on each line. If one line is wrong, nothing changes; with `dryRun`, nothing changes at all.
         */
        post: operations["priceLists.importPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects that the caller can view
         * @description Without archived projects, except for filters with `is:archived`.
         */
        get: operations["projects.list"];
        put?: never;
        /**
         * Create a project in DRAFT
         * @description With a body, creates a full project. With `clientUuid` and no body, creates an empty base project of that organizational unit, for distribution over several organizational units; `id-only` indicates that the caller reads only its reference fields.
         */
        post: operations["projects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several projects at once
         * @description A job changes what can be changed in one transaction and skips the rest; its report is a `ProjectBulkResult`. The change can be undone for ten minutes with `bulkChanges.undo`, except for RECALCULATE. STATUS also requires the permission PROJECT_change_status, RECALCULATE the permission PROJECT_calculate_costs.
         */
        post: operations["projects.changeBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/bulk/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a bulk change of projects would do
         * @description Changes nothing.
         */
        post: operations["projects.planBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/ci": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a continuous project, to which files are added over time
         * @description Returns 422 while the organizational unit has another continuous project with this tag in DRAFT; `data` identifies that project.
         */
        post: operations["projects.createContinuous"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/ci/{orgUnitUUID}/{ciTag}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its organizational unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        /**
         * Get the continuous project of an organizational unit by its tag
         * @description Returns the project in DRAFT unless another status is requested; if there is none, the newest project.
         */
        get: operations["projects.getContinuous"];
        put?: never;
        /**
         * Upload a file to the continuous project in DRAFT, which is created if there is none
         * @description If a file with the same name exists, its content is replaced; uploading the same content again changes nothing. Missing work units are created for the locales and steps in the request, or by default for those of the organizational unit.
         */
        post: operations["projects.uploadContinuous"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/ci/{orgUnitUUID}/{ciTag}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its organizational unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        /**
         * Download the translated files of the continuous project as a zip archive
         * @description Files whose tasks were all canceled are skipped, unless the whole project was canceled.
         */
        get: operations["projects.downloadContinuous"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the projects that need attention
         * @description Each counter has the `filter` with which `projects.list` returns the counted projects.
         */
        get: operations["projects.getCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the projects of a list to a file
         * @description Exports all projects that `projects.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
         */
        post: operations["projects.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/export/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["projects.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sum up the projects of a list, on all of its pages */
        get: operations["projects.getTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Get a project with its files, work units, and allowed status changes */
        get: operations["projects.get"];
        put?: never;
        post?: never;
        /**
         * Delete a project that was never worked on
         * @description Deletes its files, work units, tasks, costs, and messages. Memories and glossaries stay, and the activity log keeps an entry. Only in DRAFT and CANCELLED, and refused once a task has been delivered.
         */
        delete: operations["projects.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a project that is delivered, invoiced, or canceled
         * @description An archived project is read-only and is left out of `projects.list`, except for filters with `is:archived`. Archiving an archived project changes nothing.
         */
        post: operations["projects.archive"];
        /** Unarchive a project */
        delete: operations["projects.unarchive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/async/calculate/costs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyze a project and calculate its costs; the project is locked until the calculation ends */
        post: operations["costs.calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * List the new versions of all source files of a project and their changes
         * @description The latest 50 versions, newest first. The first content of a file does not count as a version.
         */
        get: operations["resourceVersions.listByProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/cost/manual-cost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the manually added costs */
        get: operations["costs.listManual"];
        put?: never;
        /** Add a cost manually */
        post: operations["costs.createManual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/cost/priceTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * List what can be added to the costs manually, with the prices from the price list of the project
         * @description First the work that is charged by the word, hour, or page, or at a fixed price, then the coefficients of the price list that do not apply automatically.
         */
        get: operations["costs.listPriceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/cost/{costUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Manually added cost */
                costUUID: components["parameters"]["CostUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a manually added cost */
        delete: operations["costs.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/costs-summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Get the costs of a project by language pair */
        get: operations["costs.getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/costs/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what further files would cost, before they are added
         * @description Prices the words of uploads that have been previewed by the price list of the project, as if no word had a match or was repeated, and without minimum fees. Nothing is stored.
         */
        post: operations["costs.estimateFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/costs/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Trace an amount to its segments, match band, rate, and rounding */
        get: operations["costs.getExplanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/costs/lang-pair": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the cost lines of a language pair */
        get: operations["costs.listByLangPair"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/costs/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * Get the costs of a project by language pair and match band, before and after
         * @description One row for each language pair with one cell for each match band. Payments and margins are included only for managers with access to the profitability.
         */
        get: operations["costs.getMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * Download the translated files as a zip archive
         * @description Files whose tasks were all canceled are skipped, unless the whole project was canceled.
         */
        get: operations["projects.download"];
        put?: never;
        /**
         * Build the zip archive of translated files in the background
         * @description Files whose tasks were all canceled are skipped, unless the whole project was canceled.
         */
        post: operations["projects.startDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/download/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the progress and download address of a zip archive */
        get: operations["projects.getDownloadStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the glossaries of a project, in the order in which they are searched */
        get: operations["projects.listGlossaries"];
        put?: never;
        /** Set the glossaries of a project; the list replaces the previous one */
        post: operations["projects.bindGlossaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change fields of a project; absent fields do not change */
        post: operations["projects.updateInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/ingestion/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Get the import status of each source file */
        get: operations["projects.getIngestionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the analyses of a project */
        get: operations["logfiles.list"];
        put?: never;
        /**
         * Analyze a project, or some of its work units
         * @description Without a body, analyzes all work units of the first step against the memories that have been added to the project. The response is immediate, with the status CREATING; `logfiles.get` returns the progress.
         */
        post: operations["logfiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile/{logfileUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        /** Get an analysis with its table for each file */
        get: operations["logfiles.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile/{logfileUUID}/breakdown-by-locale": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        /** Get an analysis with its table for each language pair */
        get: operations["logfiles.getBreakdownByLocale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile/{logfileUUID}/download-async": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        /**
         * Export an analysis to a file
         * @description Returns an existing file unless `rebuild` requests a new one; a completed analysis does not change. The response is 422 until the analysis is completed.
         */
        get: operations["logfiles.startExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile/{logfileUUID}/download/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
                /** @description Export */
                requestUUID: string;
            };
            cookie?: never;
        };
        /** Get the status of an analysis file */
        get: operations["logfiles.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile/{logfileUUID}/segment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        /** Trace a number of an analysis to the counted segments */
        get: operations["logfiles.listSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/logfile/{logfileUUID}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        /** Get the segments, words, and characters of an analysis, by target language */
        get: operations["logfiles.getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the notes of a project, newest thread first */
        get: operations["projects.listMessages"];
        put?: never;
        /** Add a note, or reply to one */
        post: operations["projects.createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/payment-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Get the payment type of a project */
        get: operations["projects.getPaymentType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/process-summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Count the tasks in each status */
        get: operations["projects.getProcessSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/profitability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Get the gross margin of a project after linguist payments */
        get: operations["costs.getProfitability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * Get the progress of a project by target language and workflow step
         * @description Counts only work units that the caller can view. Canceled tasks do not count, unless the project was canceled.
         */
        get: operations["projects.listProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/progress/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * Get the progress of the files of a project in each target language
         * @description Lists only files and languages that the caller can view. Canceled tasks are left out, unless the project was canceled.
         */
        get: operations["projects.listFileProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/recalculate/costs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recalculate the costs of a project from a new analysis
         * @description Until the project is approved, the recalculation uses the current rates; afterwards, it uses the versions that the client approved, so changing a rate never changes an approved project. Work units whose tasks are all canceled cost nothing, and neither do canceled steps that have their own price.
         */
        post: operations["costs.recalculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/reference-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reference file for linguists
         * @description Up to 200 files of any type per project, each with a unique name.
         */
        post: operations["projects.uploadReferenceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/reference-file/{referenceFileUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Reference file of the project */
                referenceFileUUID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a reference file from a project */
        delete: operations["projects.removeReferenceFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/reference-files/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Download all reference files as a zip archive */
        get: operations["projects.downloadReferenceFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a source file; its extension determines the parser
         * @description Managers can add files until the project is delivered, if its organizational unit allows it. The file is then dated (`addedDate`), the costs are marked as out of date, and once work units are created their tasks open.
         */
        post: operations["projects.createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/simple": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the names and ids of the source files of a project */
        get: operations["projects.listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a source file, and everything created from it, from a draft project
         * @description Refused if someone has delivered a task of the file, as in a project that was canceled and restored.
         */
        delete: operations["projects.removeResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        /**
         * List the new versions of a source file and their changes
         * @description The latest 50 versions, newest first. The first content of a file does not count as a version.
         */
        get: operations["resourceVersions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
                /** @description The version. */
                changeUUID: components["parameters"]["ChangeUUID"];
            };
            cookie?: never;
        };
        /** Get a version of a source file and its changes */
        get: operations["resourceVersions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}/segment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
                /** @description The version. */
                changeUUID: components["parameters"]["ChangeUUID"];
            };
            cookie?: never;
        };
        /** List the segments that a version added, changed, gave other inline tags, moved, or removed */
        get: operations["resourceVersions.listSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the content of a registered file
         * @description The file is parsed before it is saved. A file that cannot be parsed is refused with 422, and `data` gives the file, line, and reason; the project does not change.
         */
        put: operations["projects.uploadResourceContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/file-params": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the parser options of a source file, or of all files of its type */
        post: operations["projects.updateResourceParams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/left-out-text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        /**
         * List the texts of a source file that are not translated, and why
         * @description Every text of a file is a segment, several segments, or in this list, which is empty until content is uploaded and holds for the first target language of the file. `leftOutTexts` of the import status counts the texts.
         */
        get: operations["projects.listLeftOutTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a new version of a source file that already has segments
         * @description Segments with the same words keep their translations; a changed segment offers its previous translation, unconfirmed; removed segments are deleted. Before approval, anyone with permission to upload can upload a version; after approval, only a manager. Delivered tasks with changed text are then reopened, and calculated costs are marked as outdated but do not change. Returns 422 if the file cannot be parsed, if the source file has no segments yet or already has this content, and once the project or one of the file's tasks is invoiced or canceled. The changes are available when the version is DONE.
         */
        put: operations["resourceVersions.create"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of a project
         * @description Returns 409 if the change is not allowed from the current status, or if someone else changed the status first; `data` holds the current project. Returns 423 while the costs are being calculated.
         */
        post: operations["projects.changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/total-costs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** Get the gross, savings, and net of a project, with the costs in addition to the words */
        get: operations["costs.getTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/translated-file/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * Download a single translated file, not in an archive
         * @description Identify the file by its work unit, or by source file and target language.
         */
        get: operations["projects.downloadTranslatedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/translation-kit-job/loc-kit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export work units for translation elsewhere */
        post: operations["projects.startLocKit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/translation-kit-job/source-files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export the source files of work units as one archive */
        post: operations["projects.startSourceFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/translation-kit-job/{requestUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the progress and download address of an export */
        get: operations["projects.getTranslationKitJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/translation-memory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the translation memories of a project, in the order in which they are searched */
        get: operations["projects.listTranslationMemories"];
        put?: never;
        /** Set the translation memories that a project reads and writes; the list replaces the previous one */
        post: operations["projects.bindTranslationMemories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /**
         * Get what is deleted with a project
         * @description Read it before deleting the project.
         */
        get: operations["projects.getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/work-unit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        /** List the work units of a project */
        get: operations["projects.listWorkUnits"];
        put?: never;
        /**
         * Create or search work units
         * @description With a list, creates work units for the requested files, target locales, and workflow steps, up to 10,000 steps per call; existing work units are returned unchanged, so the call can be repeated. With an object, searches work units: returns a page and changes nothing.
         */
        post: operations["projects.createWorkUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUUID}/work-unit/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete work units that have not been started, with their tasks and segments
         * @description Deletes all of the work units or none: 422 lists those with tasks that someone has accepted or delivered. Returns 423 while costs are being calculated.
         */
        delete: operations["projects.removeWorkUnits"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUuid}/translation-kit-job/translated-files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUuid: components["parameters"]["ProjectUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export the translated files of work units as one archive */
        post: operations["projects.startTranslatedFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the addresses of the source file and the translated file */
        get: operations["workUnits.getTranslation"];
        put?: never;
        /**
         * Build the translated file from the current segments
         * @description Poll `workUnits.getTranslation` until `translationStatus` is no longer PREPARING.
         */
        post: operations["workUnits.buildTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/project/{projectUuid}/work-unit/{workUnitUuid}/translation/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the translated XLIFF of a work unit
         * @description The report of the job gives the outcome of each segment. A file of another work unit or language pair is refused entirely. Uploading the same file again changes nothing.
         */
        put: operations["workUnits.uploadTranslation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/segmentation-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizational units with custom segmentation rules
         * @description Includes organizational units that are visible to the caller, sorted by name. The built-in rules apply to all others.
         */
        get: operations["segmentationRules.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks that you have access to
         * @description Without `projectUuid`, returns the tasks of all projects. Linguists get the tasks assigned to them; `tasks.listAvailable` returns the tasks that they can claim.
         */
        get: operations["tasks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign several tasks to one user
         * @description Assigns all of the tasks or none. Linguists can only name themselves, which claims the tasks.
         */
        post: operations["tasks.assignBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/assignment/auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Auto-assign tasks to linguists
         * @description Each task goes to the linguist with the fewest open tasks, among those who are linked to the organizational unit or its organization, have the exact language pair, and pass the filters of the organizational unit. For each task that is not assigned, the result lists the linguists and the filters that excluded them.
         */
        post: operations["tasks.autoAssign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks that you can claim, each with its payment
         * @description Open, unassigned tasks whose language pair and organizational unit match the caller.
         */
        get: operations["tasks.listAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/available/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See why open tasks are or are not offered to you
         * @description Counts the open, unassigned tasks of your organizational units.
         */
        get: operations["tasks.explainAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tasks in lanes of a board
         * @description Open tasks of approved projects, and tasks delivered in the last seven days. A page has rows of the board; each cell has its number of tasks and the first of them, by due date (delivered tasks: newest first). `tasks.list` with the `filter` of a lane returns all tasks of the lane.
         */
        get: operations["tasks.getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several tasks at once
         * @description A job changes what can be changed in one transaction and skips the rest; its report is a `TaskBulkResult`. The change can be undone for ten minutes with `bulkChanges.undo`. Assigning and unassigning require the permission TASK_assign, other changes TASK_update. DELIVER and CANCEL have the same conditions and consequences as `tasks.changeStatus`.
         */
        post: operations["tasks.changeBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/bulk/linguists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the linguists who can do any of several tasks */
        post: operations["tasks.listBulkLinguists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/bulk/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a bulk change would do
         * @description Changes nothing. Tasks that need a decision are listed as `choices`, with the reason: those that another linguist has or is working on, and those that would be delivered with tag mismatches. `tasks.changeBulk` changes them only if they are included.
         */
        post: operations["tasks.planBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tasks by the day on which they are due
         * @description Canceled tasks are left out. Days without tasks are absent.
         */
        get: operations["tasks.getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the tasks that need attention
         * @description Among the tasks of `tasks.list`. Each counter has the `filter` with which that call returns the counted tasks.
         */
        get: operations["tasks.getCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the tasks of a list to a file
         * @description Exports all tasks that `tasks.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
         */
        post: operations["tasks.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/export/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["tasks.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count tasks by project, workflow step, or language pair */
        get: operations["tasks.listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/slices/pre-context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the segment ranges that several tasks cover */
        post: operations["tasks.listSlices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/work-unit/{workUnitUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tasks of a work unit, in the order of its workflow steps */
        get: operations["tasks.listByWorkUnit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/workload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List linguists with the words due a day, against their capacity
         * @description Counts assigned and accepted tasks of a linguist. The filters choose linguists, namely those with a task that matches; without filters, all linguists are listed. The most loaded come first.
         */
        get: operations["tasks.listWorkload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{projectUUID}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the statuses that the tasks of a project have */
        get: operations["tasks.listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a task */
        get: operations["tasks.get"];
        /** Update the instructions of a task */
        put: operations["tasks.updateInstructions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUUID}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unassign a task */
        delete: operations["tasks.revokeAssignment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUUID}/assignment/{userUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign or claim a task
         * @description Linguists can only name themselves, which claims the task and accepts it. The first request wins; later ones get 409 with the current task.
         */
        post: operations["tasks.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUUID}/logfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the analysis that a task is measured by */
        get: operations["tasks.getLogfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUUID}/logfile/{logfileUUID}/breakdown-by-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the counts of a task in an analysis, weighted by the net rate factors of its workflow step */
        get: operations["tasks.getLogfileBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the categories of a task
         * @description What the content of the task is about. Auto-assignment can require that a linguist has one of these tags, and `filter` finds tasks by them (`tag:legal`). Null returns to the tags of the project.
         */
        put: operations["tasks.updateCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/cost-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment lines of a task
         * @description For tasks that the caller can claim, returns what they would be paid. The response is 403 for users without access to the payment.
         */
        get: operations["tasks.listCostDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/cost-details/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trace a payment line of a task to its segments, match band, rate, and rounding
         * @description The numbers are those that the line was calculated with, from the version of the rate and the analysis at that time. A line that was set manually shows who set it and when. The response is 403 for users without access to the payment.
         */
        get: operations["tasks.explainPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/due-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the due date of a task
         * @description A due date that is set for a task no longer follows that of its project. Null returns to the proposed one, which is reckoned back from the due date of the project by step and size.
         */
        put: operations["tasks.updateDueDate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the slices of a task again
         * @description Makes one task of all slices of the step; what is translated stays. The task stays with the linguist who had all slices, who accepts it again; otherwise it is unassigned. 409 once a slice is delivered.
         */
        post: operations["tasks.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the log entries of a task */
        get: operations["tasks.listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/payment-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or reject the payment of a task
         * @description The assignee, or a manager who can change payments, confirms the payment lines or rejects them with a reason. Accepting a task confirms what it pays at that time; a payment that is set afterwards is open again. The response is 409 without payment lines.
         */
        post: operations["tasks.answerPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/payment-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the payment of a task manually
         * @description The lines replace the calculated ones. Each total is amount times rate, rounded half up to the minor unit of the currency; a total that differs is rejected. The task must be assigned and must not be invoiced.
         */
        post: operations["tasks.updatePayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/reference-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reference file to a task
         * @description Up to 50 files of any type per task, each with a unique name. Its linguist finds them beside those of the project.
         */
        post: operations["tasks.uploadReferenceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/reference-file/{taskFileUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a reference file from a task */
        delete: operations["tasks.removeReferenceFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/reference-files/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the reference files of a task and of its project as a zip archive */
        get: operations["tasks.downloadReferenceFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a task with a reason */
        post: operations["tasks.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quality score of a task
         * @description Available once the next step has been delivered. The score is the percentage of the text that the next step left unchanged.
         */
        get: operations["tasks.getScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a task among linguists
         * @description Each slice is a task of its own, with its linguist, due date, and payment; the first one keeps the `uuid`. The next step opens when all slices are delivered. 409 for a task that is accepted, delivered, or canceled.
         */
        post: operations["tasks.split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/split/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See how a task could be split
         * @description Changes nothing. Proposes slices of about the same number of words that keep the same text together where they can, or measures the slices that end at given segments. 409 for a task that is accepted, delivered, or canceled.
         */
        post: operations["tasks.planSplit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/status-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, deliver, reopen, or cancel a task
         * @description APPROVED by the assignee accepts the task; DELIVERED delivers it; changing DELIVERED back to APPROVED reopens it and requires a reason. If conditions are not met, the response is 422; if someone else changed the status first, it is 409 with the current task.
         */
        post: operations["tasks.changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/stop-loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reduced fee offered to the assignee of a task
         * @description Null without an offer, and for users without access to the payment.
         */
        get: operations["tasks.getStopLoss"];
        put?: never;
        /**
         * Offer a reduced fee, or respond to the offer
         * @description A manager offers `offeredTotal` until `expiresAt`; the assignee responds with the `status` ACCEPTED or DECLINED. If accepted, the offer replaces the payment lines; if declined, nothing changes. The response is 409 if the offer has been answered or has expired.
         */
        post: operations["tasks.postStopLoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the size and progress of a task */
        get: operations["tasks.getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/task/{taskUuid}/vendors-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who work on the project of a task, with their payments */
        get: operations["tasks.listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/third-party": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tools of the account */
        get: operations["thirdParties.list"];
        put?: never;
        /** Add a tool */
        post: operations["thirdParties.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/third-party/redirect/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the URL that opens a tool
         * @description The placeholders of its address are replaced by your details. Each call is in the journal.
         */
        get: operations["thirdParties.redirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/third-party/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tools that you can open */
        get: operations["thirdParties.listOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/third-party/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tool. */
                id: components["parameters"]["ThirdPartyId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update a tool */
        put: operations["thirdParties.update"];
        post?: never;
        /** Delete a tool */
        delete: operations["thirdParties.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file before it has a project
         * @description Keeps the file for a day, for the person who uploaded it. `uploads.preview` shows what would be translated; `projects.createResource`, `projects.uploadResourceContent`, and `resourceVersions.create` take the file as `uploadUuid`, so that it is sent once. Its extension determines the parser; a type that cannot be read is refused.
         */
        post: operations["uploads.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/upload/{uploadUuid}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Upload of the caller */
                uploadUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what would be translated in an uploaded file
         * @description Reads the file with the given options and returns its first segments, the texts that are left out with their reasons, and the words, before anything is created or priced. `questions` lists what the file leaves in doubt, such as source texts that look like keys. A file that is then created with the same options is not parsed again. A file that cannot be parsed is refused with 422, and `data` gives the file, line, and reason.
         */
        post: operations["uploads.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description With `simple=true`, the response contains only the fields needed to select a person.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Create a person and send an email invitation
         * @description Project managers can create project managers and linguists; higher roles can create anyone with a lower role than their own. Clients and linguists must belong to at least one organization. 409 if someone in your account has the email address. If someone in another account signs in with the address, an email tells its owner, and the person can sign in only once the address is free.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/authority/logged-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the roles and permissions of the signed-in person */
        get: operations["users.getAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing details of a person
         * @description Your own, or with the permission USER_billing those of people with a lower role. Fields that are left out are cleared; how often payables are created is up to those with the permission, and does not change without it.
         */
        put: operations["users.updateBilling"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a person in your account has an email address */
        get: operations["users.exists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the people of a list to a file
         * @description Exports all people that `users.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
         */
        post: operations["users.startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/export/{requestUUID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        /** Get the status and the download address of an export */
        get: operations["users.getExportStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/impersonate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in as another person
         * @description The person must have a lower role than you. The returned URL opens a session as that person and works once.
         */
        get: operations["users.impersonate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/logged-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in person */
        get: operations["users.getLoggedUser"];
        /**
         * Update your profile
         * @description Fields that are left out are cleared.
         */
        put: operations["users.updateLoggedUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/logged-user/magic-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code to change your email address
         * @description The code is sent to the new address. 409 if someone else uses the address.
         */
        post: operations["users.requestMagicCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/logged-user/magic-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your email address with the code
         * @description 400 with code `MAGIC_CODE_WRONG` if the code is wrong or has expired.
         */
        post: operations["users.verifyMagicCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/logged-user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: operations["users.listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/logged-user/session/{sessionUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["users.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/logged-user/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sign-in activity
         * @description Sign-ins, including failed ones, and changes to passwords, codes, and keys.
         */
        get: operations["users.listSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator app
         * @description With the password, setup starts and the response contains the secret for the app. With a code from the app, the app is enabled and the response contains recovery codes, which are shown only once.
         */
        post: operations["mfa.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/mfa/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn email codes on or off
         * @description When on, a code sent by email is required after the password, unless an authenticator app is set up.
         */
        put: operations["mfa.setEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/mfa/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description Earlier recovery codes stop working.
         */
        post: operations["mfa.createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends all other sessions of the person, and deletes the access key unless `keepAccessKey` is set.
         */
        post: operations["users.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the payout method of a person
         * @description Of a person with a lower role. The change waits until the person or someone else with the permission confirms it; until then, the payout method in force stays. Another change replaces one that waits.
         */
        put: operations["users.updatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/payment/logged-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your payout method
         * @description The change is in force at once, unless the account requires that someone with the permission USER_billing confirms it, or someone else is signed in as you.
         */
        put: operations["users.updateOwnPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/preference-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your preferences */
        get: operations["users.getPreferenceSettings"];
        /**
         * Update your preferences
         * @description Fields that are left out do not change.
         */
        put: operations["users.updatePreferenceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rates of all people
         * @description Linguists only see their own rates.
         */
        get: operations["userRates.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/request-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description The response is the same whether or not the person exists.
         */
        post: operations["users.requestPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the roles you can assign */
        get: operations["users.listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/status/{userUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of a person
         * @description People who are not active cannot sign in; their sessions end. The person must have a lower role than you.
         */
        post: operations["users.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the statuses a person can have */
        get: operations["users.listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the email notifications you can subscribe to */
        get: operations["users.listSubscriptions"];
        /**
         * Update your email notifications
         * @description Emails about signing in are always sent.
         */
        put: operations["users.updateSubscriptions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/task/{taskUUID}/eligible-linguists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the linguists eligible for a task
         * @description Eligible linguists are linked to the organizational unit or its organization and have the exact language pair. With `all=true`, the other linguists are included, each with the reasons why they are not eligible.
         */
        get: operations["users.listEligibleLinguists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/task/{taskUUID}/rejected-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who have returned a task */
        get: operations["users.listTaskRejecters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/task/{taskUUID}/viewed-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the linguists who have viewed a task */
        get: operations["users.listTaskViewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your access key */
        get: operations["users.getToken"];
        put?: never;
        /**
         * Create an access key
         * @description For scripts and connectors. Any previous key stops working. The secret is shown only once. A key can have an end date, be read-only (calls that change anything are refused), and be limited to organizational units: then only projects, files, tasks, and costs of these units exist for it. Resetting the password deletes the key.
         */
        post: operations["users.createToken"];
        /**
         * Revoke your access key
         * @description Tokens issued for the key are revoked, too.
         */
        delete: operations["users.removeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/update-password/{code}/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a password link is still valid
         * @description 410 if the link was used, has expired, or never existed.
         */
        get: operations["users.checkPasswordLink"];
        put?: never;
        /**
         * Set a password with a link
         * @description Ends all sessions of the person, and deletes the access key.
         */
        post: operations["users.updatePasswordWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/user-avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload your profile picture
         * @description PNG, JPEG, or WebP, up to 5 MB. The picture is stored as a square of 256 pixels, without any other data from the file.
         */
        put: operations["users.uploadAvatar"];
        post?: never;
        /** Remove your profile picture */
        delete: operations["users.removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/user-avatar/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profile picture of a person in the account */
        get: operations["users.getAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{id}/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the authenticator app
         * @description To remove your own, send your password in the body. To remove someone else’s, you need permission to edit people and a higher role than that person.
         */
        delete: operations["mfa.disable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{id}/one-time-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a person a one-time sign-in link */
        post: operations["users.sendOneTimeLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a person a password reset link */
        post: operations["users.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person's access key
         * @description Requires a higher role than the person has.
         */
        get: operations["users.getAccessKey"];
        put?: never;
        post?: never;
        /**
         * Revoke a person's access key
         * @description Requires a higher role than the person has. Tokens issued for the key are revoked, too.
         */
        delete: operations["users.revokeAccessKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person */
        get: operations["users.get"];
        /**
         * Update a person
         * @description Fields that are left out are cleared. The person must have a lower role than you.
         */
        put: operations["users.update"];
        post?: never;
        /**
         * Remove a person
         * @description The person can no longer sign in, and the email address becomes available again; past actions keep the person's name. 409 while the person has active tasks. The person must have a lower role than you.
         */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the account of a person */
        get: operations["users.getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/autopilot-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the auto-assignment settings of a person
         * @description For yourself and for people you have access to.
         */
        get: operations["autopilot.getUserSettings"];
        /**
         * Update the auto-assignment settings of a person
         * @description Allowed for yourself, and, with permission to edit people, for people with a lower role.
         */
        put: operations["autopilot.updateUserSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the billing and payment details of a person
         * @description Your own, or with the permission USER_billing those of others. Numbers of bank accounts and wallets are returned only as their last four characters.
         */
        get: operations["users.getBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/billing/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a person's billing and payment details, newest first
         * @description Your own, or with the permission USER_billing those of others. Declined and withdrawn changes are included.
         */
        get: operations["users.listBillingVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a person
         * @description Ends the person's sessions. The person must have a lower role than you.
         */
        post: operations["users.block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/check-user-block-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether a person is blocked */
        post: operations["users.checkBlockStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/client/{orgUnitUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a person to an organizational unit
         * @description Allowed for yourself and for people with a lower role.
         */
        put: operations["users.addOrgUnit"];
        post?: never;
        /**
         * Remove a person from an organizational unit
         * @description Allowed for yourself and for people with a lower role.
         */
        delete: operations["users.removeOrgUnit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/entry-point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get where a person starts after they sign in */
        get: operations["users.getEntryPoint"];
        /**
         * Set where a person starts after they sign in
         * @description The person must have a lower role than you. 409 for `PORTAL_HOME` if the person has a role without portal.
         */
        put: operations["users.setEntryPoint"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/lang-pair/{source}/{target}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a language pair to a person
         * @description Allowed for yourself and for people with a lower role.
         */
        post: operations["users.addLanguagePair"];
        /**
         * Remove a language pair from a person
         * @description Rates for the pair are kept. Allowed for yourself and for people with a lower role.
         */
        delete: operations["users.removeLanguagePair"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/organization/{organizationUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a person to an organization
         * @description The person then belongs to each of its organizational units, too. Allowed for yourself and for people with a lower role.
         */
        put: operations["users.addOrganization"];
        post?: never;
        /**
         * Remove a person from an organization
         * @description Allowed for yourself and for people with a lower role.
         */
        delete: operations["users.removeOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/payment/{paymentUUID}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a change of a payout method
         * @description The person it is about can confirm what others have entered, and anyone with the permission USER_billing what someone else has entered. 403 for who entered it, and for a session that is signed in as someone else.
         */
        post: operations["users.confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/payment/{paymentUUID}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline or withdraw a change of a payout method
         * @description The author of the change withdraws it; the person it is about and anyone with the permission USER_billing can decline it.
         */
        post: operations["users.declinePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rates of a user
         * @description Linguists can only view their own rates.
         */
        get: operations["userRates.list"];
        put?: never;
        /** Add a rate */
        post: operations["userRates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/rate/{userRateUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a rate
         * @description Linguists can only view their own rates. Versions stay after a rate is removed.
         */
        get: operations["userRates.get"];
        /**
         * Update a rate
         * @description Existing lines are matched by `uuid`, or by language pair and step, and updated; other lines are added. Omitted lines and omitted rates do not change; null removes a rate.
         */
        put: operations["userRates.update"];
        post?: never;
        /** Remove a rate */
        delete: operations["userRates.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/rate/{userRateUUID}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a rate as the default */
        put: operations["userRates.setDefault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/rate/{userRateUUID}/detail/{rateDetailUUID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line of a rate */
        delete: operations["userRates.removeDetail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/role/{roleName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a role to a person
         * @description The role must be one of those that `users.listRoles` returns. The person must have a lower role than you.
         */
        post: operations["users.addRole"];
        /**
         * Remove a role from a person
         * @description 409 for the person's only role. The person must have a lower role than you.
         */
        delete: operations["users.removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/tag/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a tag to a person
         * @description Allowed for yourself and for people with a lower role.
         */
        put: operations["users.addTag"];
        post?: never;
        /**
         * Remove a tag from a person
         * @description Allowed for yourself and for people with a lower role.
         */
        delete: operations["users.removeTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a person
         * @description The person must have a lower role than you.
         */
        post: operations["users.unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/user/{userUUID}/unblock-by-attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a person after too many sign-in attempts
         * @description The person must have a lower role than you.
         */
        post: operations["users.unblockByAttempts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the version of the application */
        get: operations["meta.getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of the account */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook
         * @description Sends a signed `WEBHOOK_VALIDATION` event to `url` first, unless `active` is false; the receiver must answer with 2xx. Without `url`, events wait to be pulled with `webhooks.pullEvents`. The secret is returned only here.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the event types that webhooks can receive */
        get: operations["webhooks.listTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** Get a webhook */
        get: operations["webhooks.get"];
        /**
         * Update a webhook; omitted fields do not change
         * @description A new `url` must answer a `WEBHOOK_VALIDATION` event with 2xx, unless the webhook is off.
         */
        put: operations["webhooks.update"];
        post?: never;
        /** Delete a webhook with its deliveries */
        delete: operations["webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook, newest first
         * @description Deliveries are kept for 30 days.
         */
        get: operations["webhooks.listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/delivery/{deliveryUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery. */
                deliveryUuid: components["parameters"]["DeliveryUuid"];
            };
            cookie?: never;
        };
        /** Get a delivery with its last request and answer */
        get: operations["webhooks.getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/delivery/{deliveryUuid}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery. */
                deliveryUuid: components["parameters"]["DeliveryUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description The event keeps its id, so a receiver can tell that it already has it.
         */
        post: operations["webhooks.replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Pull the events of a webhook
         * @description For receivers that can't be reached from outside. Start without `after`, store `cursor` once the events are processed, and send it with the next call. Events are kept for 30 days, whether they were sent or not.
         */
        get: operations["webhooks.pullEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send failed events, or all events since a time, again */
        post: operations["webhooks.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description For 24 hours, events are signed with both secrets. The new one is returned only here.
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to the receiver
         * @description Sends `WEBHOOK_VALIDATION` once and returns what the receiver answered, whatever that is.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/webhook/{id}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Turn a webhook on or off
         * @description Events that occur while a webhook is off are not kept. Those that have waited since it was paused after days of failure are sent when it is turned on.
         */
        put: operations["webhooks.toggle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workflow steps of the account */
        get: operations["workflows.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Work that continues after the response. To poll its status, post to the same address again with this id. */
        AsyncRequest: {
            /** @description Id to send as `requestId` when posting again. */
            id: string;
            status: components["schemas"]["RequestStatus"];
            /** @description Result of the work; null until the work is done. */
            data: unknown;
            /** @description Why the work failed; null if it did not fail. */
            error: string | null;
            /** @description Machine-readable form of `error`. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description A file that is being built; its status address returns the progress. */
        DownloadRequest: {
            /**
             * Format: uuid
             * @description Id of the request, part of its status address.
             */
            requestUuid: string;
            status: components["schemas"]["ExportStatus"];
            /** @description Download address of the file, once it is ready. */
            downloadUrl?: string;
            /** @description Progress in percent. */
            progress?: number;
        };
        /** @description Locale in lowercase with underscores (`pt_br`, `de`, `zh_hans_cn`). */
        LocaleCode: string;
        /** @description ISO 4217 code, such as `EUR`. */
        CurrencyCode: string;
        /** @description Two-letter ISO 3166-1 code, such as `BR`. */
        CountryCode: string;
        /**
         * @description Role of a user, without the prefix `ROLE_`.
         * @enum {string}
         */
        Role: "SYSADMIN" | "ADMIN" | "ACCOUNT_ADMIN" | "PROJECT_MANAGER" | "CLIENT" | "VENDOR";
        /**
         * @description Tier of an account.
         * @enum {string}
         */
        AccountType: "PERSONAL" | "BUSINESS" | "ENTERPRISE";
        /** @description Status of a user; the server may return other values. */
        UserStatus: string;
        /** @description Code of a permission; accounts may have others. */
        PermissionCode: string;
        /** @description Section that a permission belongs to. */
        PermissionModule: string;
        /** @description Code of a workflow step; accounts add custom codes in uppercase with underscores. */
        WorkflowCode: string;
        /**
         * @description Status of a project: DRAFT, PENDING (waiting for approval), APPROVED (in progress), DELIVERED, INVOICED, CANCELLED.
         * @enum {string}
         */
        ProjectStatus: "DRAFT" | "PENDING" | "APPROVED" | "DELIVERED" | "INVOICED" | "CANCELLED";
        /**
         * @description Status of a task: DRAFT (project not approved), PENDING (open), APPROVED (accepted, in progress), DELIVERED, INVOICED, CANCELLED.
         * @enum {string}
         */
        TaskStatus: "DRAFT" | "PENDING" | "APPROVED" | "DELIVERED" | "INVOICED" | "CANCELLED";
        /**
         * @description Whether a task is assigned to someone.
         * @enum {string}
         */
        AssignmentState: "UNASSIGNED" | "ASSIGNED" | "ACCEPTED" | "SKIPPED";
        /**
         * @description Status of the translated file of a work unit.
         * @enum {string}
         */
        TranslationStatus: "NOT_TRANSLATED" | "PREPARING" | "TRANSLATED" | "ERROR";
        /**
         * @description Whether the editor can open a work unit; only CREATED can be opened.
         * @enum {string}
         */
        GenesisCreationStatus: "CREATING" | "CREATED" | "ERROR";
        /**
         * @description Status of a cost calculation or an analysis.
         * @enum {string}
         */
        CostsStatus: "CREATING" | "UPDATING" | "COMPLETED" | "COMPLETED_WARN" | "LOGFILE_ERROR" | "INGESTION_ERROR" | "ERROR" | "NOT_CALCULATED";
        /**
         * @description Status of a job. A canceled job ends as `FINISHED_WARNING`, and its failure has the code `CANCELLED`.
         * @enum {string}
         */
        JobStatus: "STARTED" | "FINISHED" | "FINISHED_WARNING" | "FAILED";
        /**
         * @description Status of a request that is polled by posting it again with its id.
         * @enum {string}
         */
        RequestStatus: "RUNNING" | "DONE" | "WARN" | "ERROR";
        /**
         * @description Status of a request that has its own status address.
         * @enum {string}
         */
        ExportStatus: "STARTED" | "COMPLETED" | "FAILED";
        /** @description Unit of measure of an amount. */
        CostUnit: string;
        /**
         * @description Type of a memory match: same text and same neighboring segments, same text, or similar text.
         * @enum {string}
         */
        TmMatchType: "CONTEXT" | "EXACT" | "FUZZY";
        /** @description A field of a request that breaks a rule of the API contract. */
        FieldError: {
            /** @description Path of the field: `query.size`, `body.reference`, `body.rateDetails[2].wordRate`. */
            field: string;
            /** @description The broken rule, such as `maxLength` or `required`. */
            rule?: string;
            /** @description The limit of the rule: a number, a pattern, or the allowed values. */
            limit?: unknown;
            /** @description What is wrong, in English. */
            message: string;
        };
        /** @description Body of every error response. */
        ApiError: {
            /** @description HTTP status code. */
            status: number;
            /** @description Stable code of the reason, such as `PERMISSION_MISSING`; the reference explains each code and its remedy. */
            code?: string;
            /** @description What happened, in English. */
            message: string;
            /** @description Type of failure; absent if the message is sufficient. */
            exception?: string;
            /** @description Details that help to resolve the error: the missing permission codes (403), the current state (409), the unmet conditions of a status change (422); null if there are none. */
            data?: unknown;
            /** @description The fields that break a rule; only for 400. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Identifies the request in the server's log. */
            requestId: string;
        };
        /** @description `data` of the error `OUTDATED`: what the resource is now. */
        Outdated: {
            /** @description The current state, as the call would return it, with its version. */
            present: unknown;
            /** @description Who changed it last; absent if the system did. */
            changedBy?: {
                /**
                 * Format: uuid
                 * @description Identifier.
                 */
                uuid: string;
                /** @description Name. */
                name: string;
            };
            /**
             * Format: int64
             * @description When it was changed last (epoch ms).
             */
            changedAt?: number;
        };
        /** @description Why a background operation failed or has a warning, in machine-readable form, for programs and for messages in languages other than English. A field next to it holds the English sentence. */
        Failure: {
            /** @description CANCELLED: someone canceled the operation. BROKEN_OFF: the server was interrupted during the operation, several times. UNEXPECTED: an unexpected error; the server log has the details. FILE_REFUSED: a file cannot be read or written; `data` has its name in `file`, the position in `line` and `column` if known, and the remedy in `reason`. FILES_NOT_READ: `data.files` lists files that could not be read. NET_RATES_UNUSABLE: the net rate scheme of the project contradicts itself; `data.problem` gives the reason. BAND_GONE: the analysis uses the match band `data.band`, which the net rate scheme no longer has. OTHER_CURRENCY: `data.priceList` is in `data.priceListCurrency`, the project in `data.currency`. WORDS_PER_UNIT_MISSING: `data.priceList` charges by `data.unit` but does not define how many words count as one. PRICE_LIST_MISSING: the project has no price list. PRICES_MISSING: `data.priceList` has no price for `data.pairs`; `data.isAgreed` is true if the client has approved these prices. Otherwise the code of an error, as calls return it. */
            code: string;
            /** @description Details of the code; absent if there are none. */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description What to export, and how. */
        ListExport: {
            /**
             * @description File format.
             * @enum {string}
             */
            format: "CSV" | "XLSX" | "JSON";
            /** @description Columns of the file, in order. Fields that are unknown or not visible to the caller are empty. */
            columns: components["schemas"]["ExportColumn"][];
            /** @description Free text, as in the list. */
            q?: string;
            /** @description Query line, as in the list. */
            filter?: string;
            /** @description Sort order, as in the list. */
            sort?: string;
        };
        /** @description A column of the file. */
        ExportColumn: {
            /** @description Field, the key in JSON; `cf.` and a key for a custom field. */
            field: string;
            /** @description Column heading. */
            title: string;
        };
        /** @description Whether the content is sorted. */
        SortInfo: {
            /** @description No sort was requested. */
            empty: boolean;
            /** @description A sort was requested and applied. */
            sorted: boolean;
            /** @description The opposite of `sorted`. */
            unsorted: boolean;
        };
        /** @description The page as requested. */
        PageableInfo: {
            /** @description Number of items before this page. */
            offset?: number;
            /** @description Page number, from 0. */
            pageNumber: number;
            /** @description Items per page. */
            pageSize: number;
            /** @description Always true for a page. */
            paged?: boolean;
            /** @description Always false for a page. */
            unpaged?: boolean;
            /** @description Sorting of the content. */
            sort?: components["schemas"]["SortInfo"];
        };
        /** @description Properties of a page; each resource adds its `content`. Page numbers start at 0. */
        PageInfo: {
            /** @description The page has no items. */
            empty: boolean;
            /** @description This is the first page. */
            first: boolean;
            /** @description This is the last page. */
            last: boolean;
            /** @description Number of this page, from 0. */
            number: number;
            /** @description Items on this page. */
            numberOfElements: number;
            /** @description Maximum number of items per page. */
            size: number;
            /** @description Items on all pages. */
            totalElements: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Sorting of the content; absent in some lists. */
            sort?: components["schemas"]["SortInfo"];
            /** @description The page as requested; absent in some lists. */
            pageable?: components["schemas"]["PageableInfo"];
        };
        /** @description How much of its quota an account has used. */
        AccountUsageStatus: {
            /** @description Words translated this month (UTC). */
            words: number;
            /** @description Monthly word quota; absent without one. */
            currentLimit?: number;
        };
        /** @description What an account has translated: the words of each first workflow step when it is first delivered. Months and days are in UTC. */
        AccountMetrics: {
            /**
             * Format: uuid
             * @description The account.
             */
            accountUuid: string;
            /** @description Tier. */
            accountType: components["schemas"]["AccountType"];
            /** @description Words translated this month. */
            words: number;
            /** @description Monthly word quota; absent without one. */
            currentLimit?: number;
            /**
             * Format: int64
             * @description When the quota starts again, epoch ms.
             */
            renewalDate: number;
            /** @description Each month, oldest first. */
            months: components["schemas"]["AccountUsageMonth"][];
            /** @description Days of this month with words. */
            days: components["schemas"]["AccountUsageDay"][];
            /** @description The 50 organizational units with the most words this month. */
            orgUnits: components["schemas"]["AccountUsageUnit"][];
        };
        /** @description Words translated in one month, by where the text came from. */
        AccountUsageMonth: {
            /**
             * Format: date
             * @description First day of the month.
             */
            month: string;
            /** @description Written by people. */
            human: number;
            /** @description From translation memories and repetitions. */
            memory: number;
            /** @description From machine translation. */
            machine: number;
        };
        /** @description Words translated on one day. */
        AccountUsageDay: {
            /**
             * Format: date
             * @description Day.
             */
            day: string;
            /** @description Words. */
            words: number;
        };
        /** @description Words translated for one organizational unit. */
        AccountUsageUnit: {
            /**
             * Format: uuid
             * @description The organizational unit.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Organization. */
            organization: string;
            /** @description Words. */
            words: number;
        };
        /** @description Words translated on one day for one organizational unit from one source. */
        AccountUsageRow: {
            /**
             * Format: date
             * @description Day.
             */
            day: string;
            /** @description Organization; absent once it is deleted. */
            organization?: string;
            /** @description Organizational unit; absent once it is deleted. */
            orgUnit?: string;
            /** @description Where the text came from. */
            source: string;
            /** @description Words. */
            words: number;
        };
        /** @description Settings of an account. */
        AccountSettingsUpdate: {
            /** @description Whether projects are delivered by themselves once their last tasks are. */
            projectAutomationEnabled?: boolean;
            /** @description Whether AI models review translations. */
            aiReviewEnabled?: boolean;
            /** @description Whether AI models check the spelling of translations. */
            aiSpellcheckEnabled?: boolean;
            /** @description Whether learned terms become term requests. */
            sendLearntToKanban?: boolean;
            /** @description Whether reviews can use error categories of the account. */
            customReviewCategorizationEnabled?: boolean;
            /** @description Whether reviews use these error categories alone. */
            customReviewCategoryOnly?: boolean;
            /** @description Whether someone else has to confirm payout methods that people change themselves. */
            payoutConfirmationRequired?: boolean;
        };
        /** @description The settings of an account. */
        AccountSettings: {
            /** @description Whether projects are delivered by themselves once their last tasks are. */
            projectAutomationEnabled: boolean;
            /** @description Whether AI models review translations. */
            aiReviewEnabled: boolean;
            /** @description Whether AI models check the spelling of translations. */
            aiSpellcheckEnabled: boolean;
            /** @description Whether learned terms become term requests. */
            sendLearntToKanban: boolean;
            /** @description Whether reviews can use error categories of the account. */
            customReviewCategorizationEnabled: boolean;
            /** @description Whether reviews use these error categories alone. */
            customReviewCategoryOnly: boolean;
            /** @description Whether someone else has to confirm payout methods that people change themselves. */
            payoutConfirmationRequired: boolean;
            /** @description Changes with the settings; send it as `If-Match`. */
            version: string;
            /** @description Who changed the settings last; absent if no one did. */
            lastChange?: components["schemas"]["SettingsChange"];
        };
        /**
         * @description Whether an account can be used: `TRIAL` until its trial ends, `TRIAL_ENDED` after that.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "TRIAL" | "TRIAL_ENDED" | "SUSPENDED";
        /**
         * @description Where a person starts: the app or the portal.
         * @enum {string}
         */
        EntryPoint: "HOME" | "PORTAL_HOME";
        /**
         * @description A role whose people can start in the portal.
         * @enum {string}
         */
        PortalRole: "ACCOUNT_ADMIN" | "PROJECT_MANAGER" | "CLIENT";
        /** @description Where the people of a role start. */
        RoleEntryPoint: {
            /** @description Role. */
            role: components["schemas"]["PortalRole"];
            /** @description Where they start. */
            entryPoint: components["schemas"]["EntryPoint"];
            /** @description Who last changed it; absent while no one has. */
            changedBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When it was last changed, epoch ms; absent while it was not.
             */
            changedDate?: number;
        };
        /** @description Where the people of a role start from now on. */
        NewRoleEntryPoint: {
            /** @description Where they start. */
            entryPoint: components["schemas"]["EntryPoint"];
        };
        /** @description Short form of an account. */
        AccountRef: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Tier. */
            accountType: components["schemas"]["AccountType"];
            /** @description Default currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Status. */
            status: components["schemas"]["AccountStatus"];
            /**
             * Format: int64
             * @description When the account was created, epoch ms.
             */
            createDate: number;
        };
        /** @description An account in a list. */
        AccountListItem: components["schemas"]["AccountRef"] & {
            /** @description Number of people. */
            people: number;
            /** @description Number of organizations. */
            organizations: number;
            /** @description Words translated this month (UTC). */
            words: number;
            /** @description Monthly word quota that applies; absent without one. */
            currentLimit?: number;
        };
        /** @description One page of accounts. */
        AccountPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["AccountListItem"][];
        };
        /** @description An account. */
        Account: components["schemas"]["AccountListItem"] & {
            /** @description Changes with what `accounts.update` changes; send it as `If-Match`. */
            version: string;
            /** @description Monthly word quota of this account; null for that of its tier. */
            wordsPerMonth?: number | null;
            /**
             * Format: int64
             * @description When the trial ends, epoch ms; null without a trial.
             */
            trialEndDate?: number | null;
            /**
             * Format: int64
             * @description Since when the account is suspended, epoch ms; absent otherwise.
             */
            suspendedDate?: number;
            /** @description What its people are told; absent otherwise. */
            suspensionReason?: string;
        };
        /** @description A new account. */
        NewAccount: {
            /** @description Name. */
            name: string;
            /** @description Tier. */
            accountType: components["schemas"]["AccountType"];
            /** @description Default currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Monthly word quota; null for that of the tier. */
            wordsPerMonth?: number | null;
            /**
             * Format: int64
             * @description When the trial ends, epoch ms; null without a trial.
             */
            trialEndDate?: number | null;
            /** @description First administrator. */
            administrator: components["schemas"]["NewAdministrator"];
        };
        /** @description The first administrator of an account. */
        NewAdministrator: {
            /** @description Name. */
            name: string;
            /**
             * Format: email
             * @description Email address, which is also the user name.
             */
            email: string;
            /** @description Language of the invitation and the interface; English by default. */
            language?: components["schemas"]["InterfaceLanguage"];
        };
        /** @description Changes of an account; omitted fields do not change. */
        AccountUpdate: {
            /**
             * Format: uuid
             * @description The account.
             */
            uuid: string;
            /** @description Name. */
            name?: string;
            /** @description Default currency. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Tier. */
            accountType?: components["schemas"]["AccountType"];
            /** @description Monthly word quota; null for that of the tier. */
            wordsPerMonth?: number | null;
            /**
             * Format: int64
             * @description When the trial ends, epoch ms; null without a trial.
             */
            trialEndDate?: number | null;
        };
        /** @description Why an account is suspended. */
        AccountSuspension: {
            /** @description What the people of the account are told. */
            reason: string;
        };
        /** @description The subscription of an account. */
        AccountSubscription: {
            /** @description Tier. */
            accountType: components["schemas"]["AccountType"];
            /** @description Status. */
            status: components["schemas"]["AccountStatus"];
            /**
             * Format: int64
             * @description When the account was created, epoch ms.
             */
            startDate: number;
            /**
             * Format: int64
             * @description When the trial ends, epoch ms; absent without a trial.
             */
            trialEndDate?: number;
            /** @description Whether `billing.getPortal` works on this installation. */
            hasBillingPortal: boolean;
            /**
             * Format: int64
             * @description When the word quota starts again, epoch ms: the first of the next month in UTC.
             */
            renewalDate: number;
            /** @description Monthly word quota; absent without one. */
            currentLimit?: number;
        };
        /** @description What a plan includes. */
        AccountProduct: {
            /** @description Tier. */
            accountType: components["schemas"]["AccountType"];
            /** @description Features of the plan. */
            features: components["schemas"]["PlanFeature"][];
            /** @description Monthly word quota; absent without one. */
            currentLimit?: number;
            /** @description How many people the account can have; absent without a limit. */
            maximumPeople?: number;
            /** @description How many people it has. */
            people: number;
        };
        /** @description A feature that not all plans include. */
        PlanFeature: string;
        /** @description Type of the affected resource. */
        ActivityEntityType: string;
        /**
         * @description What an event is about; each event has one kind.
         * @enum {string}
         */
        ActivityKind: "STATUS" | "ASSIGNMENT" | "FILES" | "TEXT" | "MONEY" | "LANGUAGE_RESOURCES" | "MESSAGES" | "ACCESS" | "DETAILS";
        /** @description A journal entry. */
        ActivityEntry: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Date and time, epoch ms.
             */
            at: number;
            /** @description The person responsible; null for the system. */
            user: components["schemas"]["UserRef"] | null;
            /** @description The person who was signed in as that person; absent otherwise. */
            impersonator?: components["schemas"]["UserRef"];
            /** @description The event, such as `PROJECT_CREATED`. */
            event: string;
            /** @description Type of the affected resource. */
            entityType: components["schemas"]["ActivityEntityType"];
            /**
             * Format: uuid
             * @description The affected resource; null if it has no uuid.
             */
            entityUuid: string | null;
            /** @description Name of the affected resource at the time; null without one. */
            entityName: string | null;
            /**
             * Format: uuid
             * @description Project of the affected resource; absent without one.
             */
            projectUuid?: string;
            /** @description Changed fields with their previous values; null for a new resource. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Changed fields with their new values; null for a removed resource. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description Additional details, such as a reason. */
            detail?: {
                [key: string]: unknown;
            };
            /** @description Names of the people and resources whose identifiers occur in `before`, `after`, and `detail`, by identifier; absent without any. Resources other than people are named for managers. */
            names?: {
                [key: string]: string;
            };
            /** @description The bulk change that the entry is part of */
            undo?: components["schemas"]["ActivityUndo"];
        };
        /** @description A bulk change that can be undone. */
        ActivityUndo: {
            /**
             * Format: uuid
             * @description The change, for `bulkChanges.undo`.
             */
            changeUuid: string;
            /**
             * Format: int64
             * @description Until when it can be undone, epoch ms.
             */
            until: number;
        };
        /** @description One page of entries. */
        ActivityPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["ActivityEntry"][];
        };
        /** @description An access key with its secret. */
        AccessKey: {
            /** @description The access key. */
            accessKey: string;
            /** @description Secret of the access key. */
            secret: string;
        };
        /** @description Credentials for signing in. */
        LoginRequest: {
            /** @description The email address. */
            username: string;
            /** @description The password. */
            password: string;
            /** @description One-time password of the second factor. */
            otp?: string;
        };
        /** @description What a sign-in link may require in addition. */
        LinkProof: {
            /** @description One-time password of the second factor. */
            otp?: string;
        };
        /** @description Result of a sign-in attempt. */
        LoginResult: {
            /** @description Only SUCCESS means that the sign-in succeeded. */
            state: string;
            /** @description Details of the result. */
            properties?: components["schemas"]["LoginResultProperties"];
            /** @description Where to continue; only on success. */
            data?: components["schemas"]["LoginResultData"];
        };
        /** @description Details of the result of a sign-in attempt. */
        LoginResultProperties: {
            /** @description MFA means that a one-time password is required. */
            result?: string;
            /** @description Message for the person. */
            text?: string;
            /** @description Remaining attempts until sign-in is locked. */
            remainingAttempts?: number;
        };
        /** @description Where to continue after signing in. */
        LoginResultData: {
            /** @description Start page of the person. */
            entryPoint?: string;
        };
        /** @description The current session. */
        CurrentAuthentication: {
            /** @description The signed-in person. */
            user: components["schemas"]["SessionUser"];
            /** @description Roles, with the prefix `ROLE_`. */
            authorities: string[];
            /** @description Permissions; inactive permissions do not apply. */
            permissions: components["schemas"]["GrantedPermission"][];
            /** @description Modules available to the account. */
            modules: string[];
            /** @description The person who is signed in as this person; absent otherwise. */
            impersonator?: components["schemas"]["Impersonator"];
            /** @description What the account shows instead of the product's name and logo; absent without a logo. */
            brand?: components["schemas"]["Brand"];
        };
        /** @description Short form of the signed-in person. */
        SessionUser: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Email address, which is also the user name. */
            email: string;
            /** @description Language of emails and the interface. */
            language: components["schemas"]["InterfaceLanguage"];
            /** @description URL of the profile picture; absent without one. */
            avatar?: string;
            /**
             * Format: uuid
             * @description The account.
             */
            accountUuid: string;
            /** @description Tier of the account. */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description A person who is signed in as another person. */
        Impersonator: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
        };
        /** @description When a session ends. */
        SessionEnd: {
            /**
             * Format: int64
             * @description When the session ends, epoch ms.
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description Latest time to which the session can be extended, epoch ms.
             */
            limit: number;
        };
        /** @description A proof-of-work challenge in the format of the altcha library. */
        CaptchaChallenge: {
            /** @description Parameters of the challenge. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description Signature that proves that this server issued the challenge. */
            signature: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Auto-assignment settings of an organizational unit. */
        PlacementSettings: {
            /** @description Whether tasks are assigned to linguists as soon as they are open, in projects with autopilot on. */
            enabled: boolean;
            /** @description Minimum average score of a linguist; 0 for no minimum. */
            minimumScore: number;
            /** @description Minimum number of tasks a linguist has delivered in the language pair. */
            minimumJobs: number;
            /** @description Whether `minimumScore` and `minimumJobs` apply. */
            qualityFilterEnabled: boolean;
            /** @description Whether a linguist must have a rate for the language pair and step, with a task payment of no more than the client is charged for the file. */
            rateFilterEnabled: boolean;
            /** @description Whether a linguist must have one of the categories of the task, if it has any. */
            tagFilterEnabled: boolean;
            /** @description Whether one linguist can have several steps of the same file and language, assigned manually or automatically; absent in a request leaves it unchanged. */
            sameLinguistAllowed?: boolean;
            /** @description Files with more source words are split when their project is approved: the first step is divided into slices of about the same size, each with at most about this many words. 0 splits none; absent in a request leaves it unchanged. */
            splitAboveWords?: number;
            /** @description Changes with the settings; send it as `If-Match` or here */
            version?: string;
        };
        /** @description Auto-assignment settings of a person. */
        UserPlacementSettings: {
            /** @description Whether tasks can be auto-assigned to the person. */
            enabled: boolean;
        };
        /** @description Billing portal of an account. */
        BillingPortal: {
            /**
             * Format: uri
             * @description Where the portal opens.
             */
            url: string;
        };
        /** @description A logo. */
        LogoUpload: {
            /**
             * Format: binary
             * @description PNG, JPEG, WebP, or SVG, up to 2 MB.
             */
            file: string;
        };
        /** @description Addresses of the pictures of a logo, which never change what they show. */
        LogoPictures: {
            /** @description The logo as uploaded, without anything but the picture. */
            original: string;
            /** @description PNG of 256 by 256 pixels. */
            square: string;
            /** @description PNG of up to 640 by 160 pixels. */
            wide: string;
            /** @description Whether the logo is at least twice as wide as it is high. */
            isWide: boolean;
        };
        /** @description A logo and what was uploaded. */
        Logo: components["schemas"]["LogoPictures"] & {
            /** @description Name of the uploaded file. */
            fileName: string;
            /** @description Media type of the original. */
            mediaType: string;
            /** @description Bytes of the original, after it was cleaned. */
            size: number;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        /** @description The logos of an account. */
        LogoDetails: {
            /** @description Name of the account. */
            name: string;
            /** @description Absent while the account has none. */
            logo?: components["schemas"]["Logo"];
            /** @description What clients see in the portal instead; absent without one. */
            portalLogo?: components["schemas"]["Logo"];
            /** @description Who last changed a logo; absent while no one has. */
            changedBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When a logo was last changed, epoch ms; absent while none was.
             */
            changedDate?: number;
        };
        /** @description What an account shows instead of the product's name and logo. */
        Brand: {
            /** @description Name of the account. */
            name: string;
            /** @description Logo of the account; absent without one. */
            logo?: components["schemas"]["LogoPictures"];
            /** @description Logo of the portal; absent without one. */
            portalLogo?: components["schemas"]["LogoPictures"];
        };
        /** @description One of the items of a bulk change. */
        BulkItem: {
            /**
             * Format: uuid
             * @description The item, such as a task.
             */
            uuid: string;
            /** @description Name of the item; of a task, its file, language, and workflow step; of a project, its reference and number. */
            name: string;
            /** @description Version of the item that the plan was made with. */
            version?: string;
            /** @description Why the item was not changed or restored; absent for an item that was. */
            reason?: string;
            /** @description What keeps the linguist from the task; only with the reason `NOT_ELIGIBLE`. */
            blockedBy?: string[];
            /** @description Linguists whom auto-assign excluded from the task; absent for other changes. */
            keptBack?: components["schemas"]["KeptBack"][];
            /** @description Name of the linguist after the change; absent where the assignment does not change or no one is assigned. */
            assignee?: string;
            /** @description Name of the linguist before the change; absent if no one was assigned. */
            previousAssignee?: string;
            /**
             * Format: int64
             * @description Due date after the change, epoch ms; absent where it does not change.
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description Due date before the change, epoch ms; absent if none was set.
             */
            previousDueDate?: number;
        };
        /** @description Whether and how a bulk change was undone. */
        BulkUndo: {
            /**
             * Format: int64
             * @description Until when the change can be undone, epoch ms.
             */
            until: number;
            /**
             * Format: int64
             * @description When the change was undone, epoch ms; absent if it was not.
             */
            undoneAt?: number;
            /** @description Who undid the change; absent if no one did. */
            undoneBy?: components["schemas"]["UserRef"];
            /** @description Items that are as they were before. */
            restored?: components["schemas"]["BulkItem"][];
            /** @description Items that had moved on, each with the reason. */
            kept?: components["schemas"]["BulkItem"][];
        };
        /** @description A change of many items at once. */
        BulkChange: {
            /**
             * Format: uuid
             * @description Identifier, the same as of its job.
             */
            uuid: string;
            /** @description What was changed. */
            kind: string;
            /**
             * Format: int64
             * @description When the change was made, epoch ms.
             */
            at: number;
            /** @description Who made the change; absent for the system. */
            user?: components["schemas"]["UserRef"];
            /** @description Items that were changed. */
            changed: components["schemas"]["BulkItem"][];
            /** @description Items that were not changed, each with the reason. */
            skipped: components["schemas"]["BulkItem"][];
            /** @description Whether and how the change was undone; absent for a change that can not be undone. */
            undo?: components["schemas"]["BulkUndo"];
        };
        /**
         * @description What a cancellation option is offered for: canceling a project, or returning a task.
         * @enum {string}
         */
        CancellationSubject: "PROJECT" | "TASK";
        /** @description A predefined reason for canceling a project or returning a task. */
        CancellationOption: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name; in English for default options. */
            name: string;
            /** @description Which default option it is; absent for those of the account. */
            code?: string;
            /** @description Whether every account has the option. */
            isDefault: boolean;
            /** @description Whether the option is offered; false once it is archived. */
            active: boolean;
            /** @description What it is offered for. */
            appliesTo: components["schemas"]["CancellationSubject"][];
        };
        /** @description The cancellation options to choose from. */
        CancellationChoices: {
            /** @description Whether an option must be selected. */
            required: boolean;
            /** @description The options that are offered. */
            options: components["schemas"]["CancellationOption"][];
        };
        /** @description The cancellation options of an account. */
        CancellationOptions: components["schemas"]["CancellationChoices"] & {
            /** @description Changes with the options; send it as `If-Match`. */
            version: string;
            /** @description Who changed the options last; absent if no one did. */
            lastChange?: components["schemas"]["SettingsChange"];
        };
        /** @description Changes of cancellation options. */
        CancellationOptionsUpdate: {
            /**
             * Format: uuid
             * @description The account; your own if omitted.
             */
            accountUuid?: string;
            /** @description Whether an option must be selected. */
            required?: boolean;
            /** @description The options to change. */
            options?: components["schemas"]["CancellationOptionUpdate"][];
        };
        /** @description Change of a cancellation option. */
        CancellationOptionUpdate: {
            /**
             * Format: uuid
             * @description The option.
             */
            uuid: string;
            /** @description Name. */
            name?: string;
            /** @description Whether the option is offered. */
            active?: boolean;
            /** @description What it is offered for. */
            appliesTo?: components["schemas"]["CancellationSubject"][];
        };
        /** @description What was canceled with an option. */
        CancellationCount: {
            /** @description The option; absent for cancellations without one. */
            option?: components["schemas"]["CancellationOption"];
            /** @description Canceled projects. */
            projects: number;
            /** @description Returned tasks. */
            tasks: number;
            /** @description Their source words. */
            words: number;
        };
        /** @description When settings were changed last, and by whom. */
        SettingsChange: {
            /**
             * Format: int64
             * @description When, epoch ms.
             */
            date: number;
            /** @description Who changed them; absent for the system. */
            user?: components["schemas"]["UserRef"];
        };
        /** @description An amount in one currency. */
        ClientAmount: {
            /** @description Currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Amount. */
            amount: number;
        };
        /** @description What was ordered in a month. */
        ClientMonth: {
            /** @description The month, such as `2026-11`. */
            month: string;
            /** @description Number of projects created in the month, without drafts and canceled ones. */
            projects: number;
            /** @description Source words of their work units. */
            words: number;
            /** @description Words after match discounts, as far as calculated; the other words count in full. */
            weightedWords: number;
            /** @description Costs of the projects. */
            amounts?: components["schemas"]["ClientAmount"][];
        };
        /** @description What a client has ordered: open work, quotes, words, and amounts by month. */
        ClientSummary: {
            /** @description Number of projects. */
            projects: number;
            /** @description Number of projects in APPROVED. */
            inProgress: number;
            /** @description How many of those in DRAFT, PENDING, or APPROVED are past their due date. */
            overdue: number;
            /** @description How many of them are due within 24 hours. */
            dueSoon: number;
            /** @description Number of projects in PENDING. */
            quotes: number;
            /** @description Their costs. */
            quoteAmounts?: components["schemas"]["ClientAmount"][];
            /**
             * Format: int64
             * @description When the costs of the oldest of them were calculated, epoch ms; absent without any.
             */
            oldestQuote?: number;
            /** @description Number of projects in DELIVERED, which can be invoiced. */
            delivered: number;
            /** @description Their costs. */
            deliveredAmounts?: components["schemas"]["ClientAmount"][];
            /** @description Number of projects with a due date that were delivered in these months. */
            measured: number;
            /** @description How many of them were delivered on time. */
            onTime: number;
            /** @description Every month, oldest first. */
            months: components["schemas"]["ClientMonth"][];
            /** @description Its organizational units, by name. */
            orgUnits: components["schemas"]["ClientSummaryUnit"][];
        };
        /** @description An organizational unit in a summary. */
        ClientSummaryUnit: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Whether new projects can be created in the organizational unit. */
            status: string;
            /** @description Number of projects in DRAFT, PENDING, or APPROVED. */
            openProjects: number;
            /** @description Words ordered this month. */
            words: number;
        };
        /** @description A contract that people accept before they use the product. */
        Contract: {
            /** @description Numeric id. */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Title. */
            name: string;
            /** @description The text, as HTML without scripts and styles. */
            content: string;
            /** @description Whether acceptance is required. */
            required: boolean;
            /**
             * Format: int64
             * @description When the contract was added, epoch ms.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When you, or the person asked for, accepted the contract, epoch ms; absent until then.
             */
            acceptedAt?: number;
        };
        /** @description A contract to add. */
        ContractInput: {
            /** @description Title. */
            name: string;
            /** @description The text, as HTML; only basic formatting is kept. */
            content: string;
            /**
             * @description Whether acceptance is required.
             * @default true
             */
            required: boolean;
        };
        FilesToEstimate: {
            /** @description Uploads of the caller that have been previewed */
            uploadUuids: string[];
            /** @description Target locales of each file */
            targetLocales: components["schemas"]["LocaleCode"][];
            /** @description Workflow codes of each file, in the order of the steps */
            workflows: string[];
        };
        FilesEstimate: {
            /** @description Tasks that would be created */
            tasks: number;
            /** @description Source words of all files */
            words: number;
            /** @description Currency of the project (ISO 4217) */
            currency: string;
            /** @description Cost in that currency, without matches and fees */
            total: number;
            /** @description Cost by target locale */
            pairs: components["schemas"]["PairEstimate"][];
            /** @description Whether the price list has no price for some of the languages */
            missingPrices: boolean;
        };
        PairEstimate: {
            /** @description Target locale */
            targetLocale: string;
            /** @description Cost in the currency of the project */
            total: number;
        };
        CostsSummary: {
            /** @description Sum of all lines, in `currency` */
            totalCost: number;
            currency: components["schemas"]["CurrencyCode"];
            costsStatus: components["schemas"]["CostsStatus"];
            /**
             * Format: int64
             * @description When the costs were calculated (epoch ms); absent until then
             */
            calculatedAt?: number;
            /**
             * Format: int64
             * @description When a new file version, removed work, or another way to count repetitions made the costs outdated (epoch ms); absent while they are up to date
             */
            outdatedAt?: number;
            /**
             * Format: uuid
             * @description Analysis that the costs were calculated from
             */
            logfileId?: string;
            /** @description Why the calculation failed or has warnings */
            failureReason?: string;
            /** @description The failure in machine-readable form */
            failure?: components["schemas"]["Failure"];
            /** @description Language pairs whose words cost nothing because no price list has a price for them */
            missingPrices: {
                /** @description Source locale */
                sourceLang: string;
                /** @description Target locale */
                targetLang: string;
            }[];
            /**
             * Format: uuid
             * @description Price list that the costs were calculated with; absent if there was none
             */
            priceListUuid?: string;
            /** @description Rates that have changed since the costs were calculated; a recalculation uses their current values. Empty once the project is approved, because the approved versions apply, and in canceled projects. */
            changedRates: {
                /** @description Type of the rates */
                source: string;
                /**
                 * Format: uuid
                 * @description Id of the price list or net rate scheme
                 */
                uuid: string;
                /** @description Name of the price list or net rate scheme */
                name: string;
                /** @description Version that the costs were calculated with */
                usedVersion: number;
                /** @description Current version */
                presentVersion: number;
            }[];
            /** @description Costs of each language pair, by target locale */
            langPairCosts: components["schemas"]["LangPairCost"][];
        };
        LangPairCost: {
            sourceLang: components["schemas"]["LocaleCode"];
            targetLang: components["schemas"]["LocaleCode"];
            /** @description Counted source words */
            words: number;
            /** @description Sum of the lines of the language pair, in the currency of the project */
            totalCost: number;
            /** @description Unit of measure that the price list charges by */
            chargeBy: string;
            /** @description Words per hour; only if hours are charged */
            wordsPerHour?: number;
            /** @description Weighted words, which are words times their net rate factors */
            netWords?: number;
            /** @description Identifies the segments of the language pair in `costs.getExplanation` */
            line: string;
        };
        CostLine: {
            /** @description Position in the table, from 0 */
            displayOrder: number;
            /** @description Label of the match band or cost, for example 95-99 */
            matchType: string;
            /** @description Quantity in `unit`; words for match bands */
            words: number;
            /** @description Unit price times net rate factor */
            costPerItem: number;
            /** @description Rounded amount, in `currency` */
            totalCost: number;
            /** @description Whether the line was added manually */
            isManualCost: boolean;
            /** @description Identifies the line in `costs.getExplanation` */
            line: string;
            /** @description Type of line */
            kind: string;
            unit: components["schemas"]["CostUnit"];
            /** @description Unit price before the net rate factor, up to six decimal places */
            unitPrice: number;
            /** @description Fraction of the unit price that is charged; 1 for all of it */
            netRateFactor: number;
            /** @description Segments in the match band */
            segments?: number;
            /** @description Whether no price list has a price for the line */
            noPriceList: boolean;
            /** @description Workflow step that the price is for; absent for the price of all steps */
            workflow?: string;
            currency: components["schemas"]["CurrencyCode"];
        };
        TotalCosts: {
            /** @description Cost of all words at their full unit price */
            grossCost: number;
            /** @description Sum of the match band lines after their net rate factors */
            netCost: number;
            /** @description Gross minus net */
            totalSavings: number;
            /** @description Sum of all lines, with minimum fees and manually added costs */
            totalCalculatedCost: number;
            /** @description Whether a minimum fee was added */
            minimumFeeApplied: boolean;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Coefficients, minimum fees, and manually added costs */
            costInfoDtoList: components["schemas"]["CostInfo"][];
        };
        CostInfo: {
            /** @description Id of the cost */
            uuid: string;
            /** @description What the cost is for */
            description: string;
            /** @description Type of cost */
            costType: string;
            costUnitType: components["schemas"]["CostUnit"];
            /** @description Unit price, up to six decimal places */
            costValue: number;
            /** @description Quantity */
            amount: number;
            /** @description Rounded amount of money */
            calculatedCost: number;
            /** @description Source locale; absent for a cost of the whole project */
            sourceLang?: string;
            /** @description Target locale; absent for a cost of the whole project */
            targetLang?: string;
            /** @description Why the cost was added */
            reason?: string;
            /** @description Whether the price does not come from a price list */
            noPriceList: boolean;
            /** @description Identifies the line in `costs.getExplanation` */
            line: string;
        };
        CostMatrix: {
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int64
             * @description When the costs were calculated (epoch ms); absent until then
             */
            calculatedAt?: number;
            /** @description The calculation before this one; absent without one */
            before?: {
                /**
                 * Format: int64
                 * @description When it was made, epoch ms
                 */
                calculatedAt: number;
                /** @description Sum of all lines at that time */
                totalCost: number;
            };
            /** @description Match bands with words, from the best match to no match */
            bands: components["schemas"]["CostMatrixBand"][];
            /** @description Language pairs, by target locale */
            rows: components["schemas"]["CostMatrixRow"][];
            /** @description All language pairs, with the costs of the whole project */
            sum: components["schemas"]["CostMatrixSum"];
            /** @description Linguists with payments in the currency of the project, the highest first; empty without access */
            linguists: components["schemas"]["CostMatrixLinguist"][];
        };
        CostMatrixBand: {
            /** @description Label of the match band, for example 95-99 */
            band: string;
            /** @description Fraction of the unit price that is charged; absent if it differs between lines */
            netRateFactor?: number;
            /** @description Source words of all language pairs */
            words: number;
            /** @description Sum of the rounded lines */
            totalCost: number;
        };
        CostMatrixCell: {
            /** @description Label of the match band */
            band: string;
            /** @description Source words, each once */
            words: number;
            /** @description Segments */
            segments: number;
            /** @description Sum of the lines */
            totalCost: number;
            /** @description One line, or one for each step that has its own price */
            lines: {
                /** @description Identifies the line in `costs.getExplanation` */
                line: string;
                /** @description Workflow step; absent for the price of all steps */
                workflow?: string;
                /** @description Rounded amount */
                totalCost: number;
            }[];
        };
        CostMatrixSum: {
            /** @description Source words */
            words: number;
            /** @description Words times their net rate factors: words after savings */
            weightedWords: number;
            /** @description Cost of all words at their full unit price */
            grossCost: number;
            /** @description Coefficients, minimum fees, and manually added costs */
            otherCost: number;
            /** @description Number of these lines */
            otherLines: number;
            /** @description Sum of all lines */
            totalCost: number;
            /** @description Sum of all lines in the calculation before this one; absent without one */
            before?: number;
            /** @description Linguist payments in the currency of the project; absent without access */
            pay?: number;
            /** @description Gross margin after these payments, in percent; absent without access or payments */
            margin?: number;
        };
        CostMatrixRow: components["schemas"]["CostMatrixSum"] & {
            sourceLang: components["schemas"]["LocaleCode"];
            targetLang: components["schemas"]["LocaleCode"];
            /** @description Identifies the language pair in `costs.getExplanation` */
            line: string;
            unit: components["schemas"]["CostUnit"];
            /** @description Unit price; absent if it differs between steps */
            unitPrice?: number;
            /** @description Whether no price list has a price for the language pair */
            noPrice: boolean;
            /** @description Match bands with words */
            cells: components["schemas"]["CostMatrixCell"][];
        };
        CostMatrixLinguist: {
            /** @description Linguist */
            user: components["schemas"]["UserRef"];
            /** @description Target locales of the tasks */
            targetLangs: components["schemas"]["LocaleCode"][];
            /** @description Tasks that are not canceled */
            tasks: number;
            /** @description Source words of these tasks */
            words: number;
            /** @description Payments of these tasks */
            pay: number;
            /** @description Gross margin of the work units of these tasks after all their payments, in percent; absent if they cost nothing */
            margin?: number;
        };
        CostExplanation: {
            /** @description The requested line */
            line: string;
            /** @description Type of line */
            kind: string;
            /** @description Match band or text of the line, for example 95-99 */
            label: string;
            /** @description Source locale; null for a cost of the whole project */
            sourceLocale: string | null;
            /** @description Target locale; null for a cost of the whole project */
            targetLocale: string | null;
            /** @description Quantity */
            quantity: number;
            unit: components["schemas"]["CostUnit"];
            /** @description Unit price, up to six decimal places */
            unitPrice: number;
            /** @description Fraction of the unit price that is charged; 1 for all of it */
            netRateFactor: number;
            /** @description Source words of the segments */
            words: number;
            /** @description Rounded amount */
            totalCost: number;
            currency: components["schemas"]["CurrencyCode"];
            band?: components["schemas"]["CostBand"];
            rate: components["schemas"]["CostRateSource"];
            netRate?: components["schemas"]["CostRateSource"];
            rounding: components["schemas"]["CostRounding"];
            /**
             * Format: uuid
             * @description Analysis that counted the words
             */
            logfileId?: string;
            /** @description Why a cost was added manually */
            reason?: string;
            /** @description Workflow step that the price is for; absent for the price of all steps */
            workflow?: string;
            /** @description Who set a payment line manually, or agreed to it */
            setBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When the line was set, epoch ms
             */
            setAt?: number;
            /** @description Amount that a percentage applies to, or sum of the lines before a minimum fee raised it */
            basis?: number;
            /** @description Lines that make up the basis, or the sum of a language pair; absent for other lines */
            addends?: components["schemas"]["CostAddend"][];
            segments: components["schemas"]["CostSegmentPage"];
        };
        CostAddend: {
            /** @description Identifies the line in `costs.getExplanation` */
            line: string;
            /** @description Type of line */
            kind: string;
            /** @description Match band or text of the line */
            label: string;
            /** @description Source locale; absent for a cost of the whole project */
            sourceLocale?: string;
            /** @description Target locale; absent for a cost of the whole project */
            targetLocale?: string;
            /** @description Workflow step that the price is for; absent for the price of all steps */
            workflow?: string;
            /** @description Rounded amount */
            totalCost: number;
        };
        CostBand: {
            /** @description Type of match */
            analysisItemType: string;
            /** @description Label, for example 95-99 */
            label: string;
            /** @description Lowest score of the match band, in percent */
            match?: number;
            /** @description Highest score of the match band, in percent */
            matchEnd?: number;
        };
        CostRateSource: {
            /** @description Source of the value */
            source: string;
            /** @description Id of the price list, rate, or net rate scheme */
            uuid?: string;
            /** @description Name of the price list, rate, or net rate scheme */
            name: string;
            /** @description Version at the time of the calculation; increases with each change */
            version?: number;
            /** @description Which value was used, for example that of a language pair or the default */
            entry?: string;
        };
        CostRounding: {
            /** @description Amount before rounding, as a decimal number */
            exact: string;
            /** @description Amount after rounding, as a decimal number */
            rounded: string;
            /** @description Decimal places of the currency */
            minorUnits: number;
            /**
             * @description Halves are rounded away from zero
             * @enum {string}
             */
            mode: "HALF_UP";
        };
        CostSegment: {
            /** @description Segment */
            segmentId: string;
            /**
             * Format: uuid
             * @description Work unit
             */
            workUnitUuid: string;
            /** @description File */
            fileName: string;
            /** @description Position in the file, from 1 */
            sequence?: number;
            /** @description Source text with its inline tags as placeholders */
            source: string;
            /** @description Source words */
            words: number;
            /** @description Label of the match band */
            band: string;
            /** @description Match score in percent; 101 for a context match, 0 for no match */
            match: number;
        };
        CostSegmentPage: components["schemas"]["PageInfo"] & {
            /** @description Segments on this page */
            content: components["schemas"]["CostSegment"][];
        };
        ManualCost: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Same as `uuid` */
            id: string;
            /** @description What the cost is for */
            description: string;
            /** @description Type of cost */
            costType: string;
            /** @description Amount of money, or percentage of the other lines */
            rateType: string;
            unitType: components["schemas"]["CostUnit"];
            /** @description Quantity */
            units: number;
            /** @description Unit price, up to six decimal places; negative for a discount */
            costPerUnit: number;
            /** @description Rounded amount, in the currency of the project */
            total: number;
            /** @description Source locale; absent for a cost of the whole project */
            sourceLanguage?: string;
            /** @description Target locale; absent for a cost of the whole project */
            targetLanguage?: string;
            /** @description Why the cost was added */
            reason?: string;
            /** @description File that the cost belongs to */
            filename?: string;
            /** @description Lowest match score that the cost belongs to, in percent */
            matchStart?: number;
            /** @description Highest match score that the cost belongs to, in percent */
            matchEnd?: number;
            /**
             * Format: uuid
             * @description Analysis that the cost belongs to
             */
            costsLogfileId?: string;
            /**
             * Format: int64
             * @description When the cost was added (epoch ms)
             */
            creationTimestamp: number;
            /** @description Position in the table, from 0 */
            displayOrder: number;
            /** @description Whether the price does not come from a price list */
            noPriceList: boolean;
            /** @description Identifies the line in `costs.getExplanation` */
            line: string;
        };
        ManualCostCreate: {
            /** @description What the cost is for */
            description: string;
            /** @description Type of cost */
            costType: string;
            /** @description Amount of money, or percentage of the other lines; FIXED if omitted */
            rateType?: string;
            /** @description Unit of measure */
            unitType: string;
            /** @description Quantity */
            units: number;
            /** @description Unit price, up to six decimal places; negative for a discount, which can be 100 percent at most */
            costPerUnit: number;
            sourceLanguage?: components["schemas"]["LocaleCode"];
            targetLanguage?: components["schemas"]["LocaleCode"];
            /** @description Why the cost is added */
            reason?: string;
        };
        Profitability: {
            /** @description Gross margin after linguist payments, in percent of the price */
            profitability: number;
            /** @description Gross margin after linguist and project manager payments, in percent of the price */
            profitabilityWithPmRates: number;
            /** @description What the client pays */
            totalCost: number;
            /** @description Linguist payments in the currency of the project */
            totalCostTasks: number;
            /** @description Linguist payments in other currencies; not included in the percentages, because there are no exchange rates */
            otherPay: {
                currency: components["schemas"]["CurrencyCode"];
                /** @description Sum of the tasks paid in this currency */
                total: number;
            }[];
            /** @description Linguist and project manager payments */
            totalCostWithPmRates: number;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Payments of the project manager, for each language pair where they have a rate for PROJECT_MANAGEMENT */
            pmRatesDetails: {
                user: components["schemas"]["UserRef"];
                /** @description Source and target locale, such as `en_us:pt_br` */
                languagePair: string;
                unit: components["schemas"]["CostUnit"];
                /** @description Quantity */
                quantity: number;
                /** @description Rate per unit */
                rate: number;
                /** @description Version of the rate of the project manager */
                rateVersion: number;
                /** @description Rounded amount */
                total: number;
            }[];
        };
        PriceType: {
            /** @description Id of the coefficient, or the unit of measure */
            uuid: string;
            /** @description Same as `uuid` */
            id: string;
            /** @description Work, or a discount or surcharge of the price list */
            type: string;
            /** @description What the type is for */
            description: string;
            /** @description Amount of money, or percentage of the other lines */
            rateType: string;
            priceUnit: components["schemas"]["CostUnit"];
            /** @description Unit price or percentage; absent if the price list has none */
            price?: number;
            /** @description Prices by language pair; empty unless requested */
            mapping: {
                /** @description Source locale */
                sourceLanguage: string;
                /** @description Target locale */
                targetLanguage: string;
                /** @description Unit price */
                price: number;
            }[];
        };
        /**
         * @description What a field belongs to.
         * @enum {string}
         */
        CustomFieldEntity: "PROJECT" | "TASK" | "ORG_UNIT" | "ORGANIZATION" | "USER";
        /**
         * @description `NUMERIC` is a whole number; `MULTIVALUE` is selected from options.
         * @enum {string}
         */
        CustomFieldType: "FREE_TEXT" | "NUMERIC" | "BOOLEAN" | "MULTIVALUE";
        /**
         * @description How a value is given.
         * @enum {string}
         */
        CustomFieldKind: "SINGLE_VALUE" | "SINGLE_SELECT" | "MULTI_SELECT";
        /**
         * @description A role; account administrators see and change every field.
         * @enum {string}
         */
        CustomFieldRole: "PROJECT_MANAGER" | "CLIENT" | "VENDOR";
        /** @description A value by the type of its field: text, a number, true or false, or selected options. */
        CustomFieldContent: string | number | boolean | string[];
        /** @description The value of a custom field. Fields without a value and fields that the caller does not see are left out. */
        CustomFieldValue: {
            /**
             * Format: uuid
             * @description Identifier of the field.
             */
            uuid: string;
            /** @description Name of the field in query lines and exports: `cf.po-number`. */
            key: string;
            /** @description Name of the field. */
            name: string;
            /** @description Type of the field. */
            type: components["schemas"]["CustomFieldType"];
            value: components["schemas"]["CustomFieldContent"];
        };
        /** @description A custom field of an entity. */
        CustomFieldEntry: {
            /**
             * Format: uuid
             * @description Identifier of the field.
             */
            uuid: string;
            /** @description Name of the field in query lines and exports: `cf.po-number`. */
            key: string;
            /** @description Name of the field. */
            name: string;
            /** @description What to enter; absent without any. */
            description?: string;
            /** @description Type of the field. */
            type: components["schemas"]["CustomFieldType"];
            /** @description How a value is given. */
            kind: components["schemas"]["CustomFieldKind"];
            /** @description Options of a `MULTIVALUE` field. */
            options: string[];
            /** @description Whether the value can't be cleared. */
            required: boolean;
            value?: components["schemas"]["CustomFieldContent"];
            /** @description Whether the caller can change the value. */
            isEditable: boolean;
            /** @description Changes with the value; send it as `If-Match`. */
            version: string;
        };
        /** @description A value to set. */
        CustomFieldValueInput: {
            /**
             * Format: uuid
             * @description The field.
             */
            uuid: string;
            /** @description Ignored. */
            name?: string;
            /** @description Ignored. */
            type?: string;
            /** @description The value; null to clear it. */
            value: components["schemas"]["CustomFieldContent"] | null;
        };
        /** @description A field that an account has added to a kind of entity. */
        CustomField: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Changes with the field; send it as `If-Match`. */
            version: string;
            /** @description Name in query lines, columns, and exports, after `cf.`; made of the first name, and final. */
            key: string;
            /** @description Name. */
            name: string;
            /** @description What to enter; absent without any. */
            description?: string;
            /** @description Type. */
            type: components["schemas"]["CustomFieldType"];
            /** @description How a value is given. */
            kind: components["schemas"]["CustomFieldKind"];
            /** @description Type of a value. */
            valueType: string;
            /** @description What the field belongs to. */
            entityCode: components["schemas"]["CustomFieldEntity"];
            /** @description Same as `entityCode`. */
            entity: components["schemas"]["CustomFieldEntity"];
            /** @description `entityCode` as a list. */
            entities: components["schemas"]["CustomFieldEntity"][];
            /** @description Options of a `MULTIVALUE` field. */
            multivalueDefault: string[];
            /** @description Whether people have to fill the field in; a value can't be cleared. */
            required: boolean;
            defaultValue?: components["schemas"]["CustomFieldContent"];
            /** @description Roles that see the field. */
            visibleTo: components["schemas"]["CustomFieldRole"][];
            /** @description Roles that can change the field wherever they see it. */
            editableBy: components["schemas"]["CustomFieldRole"][];
            /** @description Position among the fields of its kind of entity, from 0. */
            position: number;
            /** @description Whether the field is out of use. Its values are kept. */
            archived: boolean;
            /**
             * Format: int64
             * @description When it was created, epoch ms.
             */
            createDate: number;
            /**
             * Format: int64
             * @description When it was changed last, epoch ms; absent if never.
             */
            changedAt?: number;
            /** @description Who changed it last; absent if no one did. */
            changedBy?: components["schemas"]["UserRef"];
        };
        /** @description One page of custom fields. */
        CustomFieldPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["CustomField"][];
        };
        /** @description A new custom field. */
        CustomFieldInput: {
            /** @description Name. */
            name: string;
            /** @description Type. */
            type: components["schemas"]["CustomFieldType"];
            /** @description What the field belongs to. */
            entityCode: components["schemas"]["CustomFieldEntity"];
            /** @description For `MULTIVALUE`: one option, or several, which is the default. */
            kind?: components["schemas"]["CustomFieldKind"];
            /** @description For `MULTIVALUE`: the options. */
            multivalueDefault?: string[];
            /** @description What to enter. */
            description?: string;
            /** @description Whether people have to fill the field in. */
            required?: boolean;
            defaultValue?: components["schemas"]["CustomFieldContent"];
            /** @description Roles that see the field; project managers if omitted. */
            visibleTo?: components["schemas"]["CustomFieldRole"][];
            /** @description Roles that can change the field, of those that see it; project managers if omitted. */
            editableBy?: components["schemas"]["CustomFieldRole"][];
        };
        /** @description Changes of a custom field; omitted properties do not change. */
        CustomFieldUpdate: {
            /** @description Name. */
            name?: string;
            /** @description For `MULTIVALUE`: the options. */
            multivalueDefault?: string[];
            /** @description What to enter; empty for nothing. */
            description?: string;
            /** @description Whether people have to fill the field in. */
            required?: boolean;
            /** @description Value of what is created from now on; null for none. */
            defaultValue?: components["schemas"]["CustomFieldContent"] | null;
            /** @description Roles that see the field. */
            visibleTo?: components["schemas"]["CustomFieldRole"][];
            /** @description Roles that can change the field, of those that see it. */
            editableBy?: components["schemas"]["CustomFieldRole"][];
            /** @description Whether the field is out of use. */
            archived?: boolean;
        };
        /** @description The order of the custom fields of a kind of entity. */
        CustomFieldOrder: {
            /** @description The kind of entity. */
            entityCode: components["schemas"]["CustomFieldEntity"];
            /** @description Its fields, first to last. */
            fieldUuids: string[];
        };
        /** @description URL of the editor. */
        EditorUrl: {
            /** @description URL of the editor; a Base64-encoded context is appended after a slash. */
            url: string;
        };
        /** @description Tasks and work units to open; at least one ID in one of the lists. */
        EditorContextRequest: {
            /** @description Work units. */
            workUnitIds: string[];
            /** @description Tasks. */
            taskIds: string[];
        };
        /** @description The context that was built. */
        EditorContextKey: {
            /** @description The context that stands for the tasks and work units. */
            context: string;
        };
        /** @description Tasks and work units of a context. */
        EditorContext: {
            /** @description Items that can be opened, in the requested order. */
            items: components["schemas"]["EditorContextItem"][];
        };
        /** @description A work unit to open, with the task to work on. */
        EditorContextItem: {
            /** @description The file and language pair. */
            workUnit: components["schemas"]["WorkUnit"];
            /** @description The task; absent when the work unit is only viewed. */
            task?: components["schemas"]["Task"];
            /** @description Whether the caller may change segments. */
            writable: boolean;
            /** @description Why the caller cannot change segments; absent when `writable` is true. */
            readOnlyReason?: string;
            /** @description The segments that the caller may change, where the step is split; the others are context. Absent where all may be changed, or none. */
            slices?: components["schemas"]["SegmentRange"][];
        };
        /** @description An inline tag behind a placeholder in the text of a segment. */
        InlineCode: {
            /** @description Number of the placeholder, from 1. */
            id: number;
            /**
             * @description Whether the tag is paired or standalone.
             * @enum {string}
             */
            kind: "paired" | "standalone";
            /** @description Content of the opening or standalone tag, as in the file. */
            open: string;
            /** @description Content of the closing tag, as in the file; only for paired tags. */
            close?: string;
            /** @description Text to show instead of the tag. */
            display?: string;
        };
        /** @description An issue with the translation of a segment. */
        SegmentIssue: {
            /** @description Type of issue; the first four concern inline tags. */
            kind: string;
            /** @description Number of the placeholder; absent when the issue does not concern one. */
            id?: number;
            /** @description Whether the issue prevents the task from being delivered. */
            blocking: boolean;
            /** @description Description of the issue, in English. */
            message?: string;
        };
        /** @description Plural form of a segment. */
        SegmentPlural: {
            /** @description Plural category of this segment, such as `one`, `few`, or `other`. */
            form: string;
            /** @description Plural categories of the target language, in the order of the file. */
            forms: string[];
            /** @description Variable that is counted; absent when the format does not specify it. */
            variable?: string;
        };
        /** @description A segment of a work unit. Placeholders stand for inline tags. */
        Segment: {
            /** @description ID of the segment. */
            id: string;
            /** @description Position in the file, from 0. */
            index: number;
            /** @description Key or ID in the file; absent in formats without keys. */
            key?: string;
            /** @description Source text, with placeholders. */
            source: string;
            /** @description Target text, with placeholders; empty if there is none yet. */
            target: string;
            /** @description Inline tags behind the placeholders of source and target. */
            codes: components["schemas"]["InlineCode"][];
            /** @description Whether the translation is confirmed in this step. */
            confirmed: boolean;
            /** @description Whether the segment is locked; a locked segment cannot be changed or confirmed. */
            locked?: boolean;
            /** @description Increases with each change. */
            version: number;
            /** @description Word count of the source. */
            words: number;
            /** @description Note for linguists from the file; absent if there is none. */
            note?: string;
            /** @description Context from the file; absent if there is none. */
            context?: string;
            /** @description Only for plural forms. */
            plural?: components["schemas"]["SegmentPlural"];
            /** @description Character limit of the translation; absent if the file specifies none. */
            maxLength?: number;
            /** @description Where the translation came from; absent without a translation. */
            origin?: string;
            /** @description Score of the match that the translation came from, in percent; absent without a match. */
            matchScore?: number;
            /** @description Issues with the translation. */
            issues: components["schemas"]["SegmentIssue"][];
            /**
             * Format: int64
             * @description When the segment was last changed (epoch ms).
             */
            updatedAt: number;
            /** @description User who last changed the segment; absent if the system did. */
            updatedBy?: components["schemas"]["UserRef"];
            /** @description Number of other segments with the same source that received this translation; only in the response to an update. */
            propagated?: number;
        };
        /** @description The segments of a work unit in columns, without their texts. */
        SegmentIndex: {
            /** @description IDs: for each segment, the difference from the ID before it; from 0 for the first. */
            idSteps: number[];
            /** @description Positions in the file: for each segment, the difference from the position before it; from -1 for the first. */
            indexSteps: number[];
            /** @description One letter per segment: `O` open without a translation, `D` translated but not confirmed, `C` confirmed, `L` locked. */
            states: string;
            /** @description The `version` of each segment. */
            versions: number[];
            /** @description Word count of each source. */
            words: number[];
            /** @description Issues of each translation, as the sum of 1 missing, 2 extra, 4 order, 8 unpaired, 16 empty, 32 length, and 64 if one of them is blocking. */
            issues: number[];
            /** @description How many positions back the first segment with the same source is; 0 for that first one and where no other segment has the same source. */
            repeats: number[];
        };
        /** @description One page of segments. */
        SegmentPage: components["schemas"]["PageInfo"] & {
            /** @description Segments on this page. */
            content: components["schemas"]["Segment"][];
        };
        /** @description A new translation of a segment. */
        SegmentUpdate: {
            /** @description Target text, with placeholders. */
            target: string;
            /** @description Whether to confirm the translation. */
            confirmed: boolean;
            /** @description The version that was read. */
            version: number;
            /** @description Where the translation came from; HUMAN if omitted. */
            origin?: string;
            /** @description Score of the match that the translation came from, in percent. */
            matchScore?: number;
        };
        /** @description Segments to confirm. */
        SegmentConfirmation: {
            /** @description IDs of the segments; all open segments if omitted. */
            segmentIds?: string[];
        };
        /** @description Result of confirming segments. */
        SegmentConfirmationResult: {
            /** @description Number of newly confirmed segments. */
            confirmed: number;
            /** @description Segments that stay open. */
            refused: components["schemas"]["SegmentRefusal"][];
        };
        /** @description A segment that could not be confirmed. */
        SegmentRefusal: {
            /** @description The segment. */
            segmentId: string;
            /** @description Position in the file, from 0. */
            index: number;
            /** @description Issues that prevent the confirmation. */
            issues: components["schemas"]["SegmentIssue"][];
        };
        /** @description A memory match for a segment. */
        EditorMatch: {
            /** @description Match score, in percent; 101 for a context match. */
            match: number;
            /** @description Type of match. */
            type: components["schemas"]["TmMatchType"];
            /** @description Parts of the match score. */
            parts: components["schemas"]["MatchParts"];
            /**
             * Format: int64
             * @description Number of the translation unit in the memory.
             */
            translationUnitId: number;
            /**
             * Format: uuid
             * @description The memory.
             */
            tmUuid: string;
            /** @description Name of the memory. */
            tmName: string;
            /** @description Language of the source. */
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Source text in the memory, with placeholders. */
            sourceText: string;
            /** @description Language of the translation. */
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Target text in the memory, with placeholders numbered as in the segment. */
            targetText: string;
            /**
             * Format: int64
             * @description When the translation was last changed (epoch ms); absent when unknown.
             */
            lastModifiedAt?: number;
            /** @description Name of the person who last changed the translation; absent when unknown. */
            lastModifiedBy?: string;
            /** @description Project that the translation came from; absent when unknown. */
            projectName?: string;
        };
        /** @description Finance settings of an account. */
        FinanceSettings: {
            /** @description Name of the company on invoices; absent if not set. */
            legalName?: string;
            /** @description Address on invoices, in lines; absent if not set. */
            address?: string;
            /** @description Country; absent if not set. */
            country?: components["schemas"]["CountryCode"];
            /** @description Tax ids. */
            taxIds: components["schemas"]["TaxId"][];
            /** @description Currency of the account. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Days after which invoices are due. */
            paymentTermsDays: number;
            /** @description Amount from which a payment needs two approvals, in the currency of the account; absent without a limit. */
            approvalLimit?: number;
            /** @description Whether one person may both enter and approve a payment. */
            singleOfficer: boolean;
            /** @description How documents are numbered. */
            series: components["schemas"]["NumberSeries"][];
            /** @description Bank accounts, oldest first. */
            bankAccounts: components["schemas"]["BankAccount"][];
            /** @description Tax codes, by name. */
            taxCodes: components["schemas"]["TaxCode"][];
            /** @description The newest exchange rate of each currency to the currency of the account. */
            exchangeRates: components["schemas"]["ExchangeRate"][];
            /** @description State of the settings, for `If-Match`. */
            version: string;
            /** @description The last change; absent before the first. */
            lastChange?: components["schemas"]["SettingsChange"];
        };
        /** @description Finance settings to change. */
        FinanceSettingsUpdate: {
            /** @description Name of the company on invoices; empty for none. */
            legalName?: string;
            /** @description Address on invoices, in lines; empty for none. */
            address?: string;
            /** @description Country. */
            country?: components["schemas"]["CountryCode"];
            /** @description All tax ids. */
            taxIds?: components["schemas"]["TaxId"][];
            /** @description Currency of the account. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Days after which invoices are due. */
            paymentTermsDays?: number;
            /** @description Amount from which a payment needs two approvals; null for no limit. */
            approvalLimit?: number | null;
            /** @description Whether one person may both enter and approve a payment. */
            singleOfficer?: boolean;
            /** @description Number series to change; the others do not change. */
            series?: components["schemas"]["NumberSeriesInput"][];
            /** @description All tax codes; those that are omitted are deleted. */
            taxCodes?: components["schemas"]["TaxCodeInput"][];
        };
        /** @description A tax id of a company. */
        TaxId: {
            /**
             * @description Where the id comes from.
             * @enum {string}
             */
            scheme: "EU_VAT" | "GB_VAT" | "CH_UID" | "NO_MVA" | "US_EIN" | "AU_ABN" | "BR_CNPJ" | "OTHER";
            /** @description The id. */
            value: string;
        };
        /** @description Kind of document. */
        DocumentKind: string;
        /** @description How documents of a kind are numbered. */
        NumberSeries: {
            kind: components["schemas"]["DocumentKind"];
            /** @description Pattern of the numbers: text with `{YYYY}` or `{YY}` for the year, `{MM}` for the month, and `{N}`, `{NN}`, … for the number with at least as many digits. */
            pattern: string;
            /** @description The next number. */
            next: number;
            /** @description How the next document would be numbered today. */
            preview: string;
        };
        /** @description A number series to change. */
        NumberSeriesInput: {
            /**
             * @description Kind of document.
             * @enum {string}
             */
            kind: "INVOICE" | "CREDIT_NOTE" | "PAYABLE" | "SELF_BILL" | "PAYMENT";
            /** @description Pattern, with exactly one number. */
            pattern: string;
            /** @description The next number, not below the present one; unchanged if omitted. */
            next?: number;
        };
        /** @description A tax that is added to or withheld from amounts. */
        TaxCode: {
            /**
             * Format: uuid
             * @description Id.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Whether the tax is added or withheld. */
            kind: string;
            /** @description Category of EN 16931: S standard, Z zero rate, E exempt, AE reverse charge, K supply within the EU, G export, O outside the scope. */
            category: string;
            /** @description Percentage. */
            rate: number;
            /** @description Sentence on invoices, such as the reason for an exemption; absent without one. */
            text?: string;
        };
        /** @description A tax code. */
        TaxCodeInput: {
            /**
             * Format: uuid
             * @description The tax code that changes; a new one if omitted.
             */
            uuid?: string;
            /** @description Name, unique in the account. */
            name: string;
            /**
             * @description Whether the tax is added or withheld.
             * @enum {string}
             */
            kind: "VAT" | "WITHHOLDING";
            /**
             * @description Category of EN 16931.
             * @enum {string}
             */
            category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
            /** @description Percentage, up to four decimal places; 0 for every category but S, if it is VAT. */
            rate: number;
            /** @description Sentence on invoices. */
            text?: string;
        };
        /** @description A bank account of a company. */
        BankAccount: {
            /**
             * Format: uuid
             * @description Id.
             */
            uuid: string;
            /** @description Holder. */
            holder: string;
            /** @description Kind of number. */
            format: string;
            /** @description Last four characters of the number. */
            last4: string;
            /** @description BIC of the bank; absent if not given. */
            bic?: string;
            /** @description Name of the bank; absent if not given. */
            bank?: string;
            /** @description Currency. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A bank account to add. */
        BankAccountInput: {
            /** @description Holder. */
            holder: string;
            /**
             * @description Kind of number; an IBAN is checked.
             * @enum {string}
             */
            format: "IBAN" | "OTHER";
            /** @description Account number. Not shown in responses. */
            number: string;
            /** @description BIC of the bank. */
            bic?: string;
            /** @description Name of the bank. */
            bank?: string;
            /** @description Currency. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description What one unit of the account's currency costs in another. */
        ExchangeRate: {
            /**
             * Format: uuid
             * @description Id.
             */
            uuid: string;
            /** @description Currency of the account at that time. */
            base: components["schemas"]["CurrencyCode"];
            /** @description Other currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Units of the other currency for one unit of the base, such as 1.085. */
            rate: number;
            /**
             * Format: date
             * @description Day from which it applies.
             */
            day: string;
        };
        /** @description An exchange rate to add. */
        ExchangeRateInput: {
            /** @description Other currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Units of the other currency for one unit of the account’s currency, up to ten decimal places. */
            rate: number;
            /**
             * Format: date
             * @description Day from which it applies, today or earlier.
             */
            day: string;
        };
        GlossaryPage: components["schemas"]["PageInfo"] & {
            /** @description Glossaries on this page */
            content: components["schemas"]["GlossaryRef"][];
        };
        /** @description A row of a list of glossaries */
        GlossaryRef: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            /** @description Locales of the terms; absent with `idsOnly` */
            languages?: string[];
            /** @description Number of concepts; absent with `idsOnly` */
            totalConcepts?: number;
        };
        Glossary: {
            /** @description Changes with each field that `glossaries.update` sets; send it as `If-Match` */
            version: string;
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /**
             * Format: int64
             * @description Number of the glossary
             */
            bwGlossaryId: number;
            /** @description Name */
            name: string;
            /** @description Notes */
            note: string;
            /** @description Domain of the terms */
            domain: string;
            /** @description Subdomain of the terms */
            subDomain: string;
            /** @description Whether this is the default glossary of the account */
            isDefault: boolean;
            /** @description Locales of the terms */
            languages: string[];
            /** @description Locales of the terms, including those that only some of the terms have */
            allLanguages: string[];
            organization?: components["schemas"]["GlossaryOwner"];
            /** @description Organizational units that the glossary is for; none means all of the organization */
            orgUnits: components["schemas"]["GlossaryOwner"][];
            /** @description Custom attributes */
            customAttributes: components["schemas"]["GlossaryAttribute"][];
            /** @description Same as `customAttributes` */
            customFields: components["schemas"]["GlossaryAttribute"][];
            createdBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When it was created (epoch ms)
             */
            creationDate: number;
            /** @description Number of concepts */
            totalConcepts: number;
        };
        /** @description Organization or organizational unit that a glossary is for */
        GlossaryOwner: {
            /**
             * Format: int64
             * @description Number
             */
            id?: number;
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
        };
        /** @description A field that an account has added */
        GlossaryAttribute: {
            /** @description Name */
            name: string;
            /** @description Type of the value */
            type: string;
            /** @description Value */
            value: string;
        };
        /** @description An organization or organizational unit, by its id */
        GlossaryOwnerRef: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
        };
        GlossaryCreate: {
            /** @description Name */
            name: string;
            /** @description Locales of the terms */
            languages: components["schemas"]["LocaleCode"][];
            /** @description Notes */
            note?: string;
            /** @description Domain of the terms */
            domain?: string;
            /** @description Subdomain of the terms */
            subDomain?: string;
            organization?: components["schemas"]["GlossaryOwnerRef"];
            /** @description Organizational units that the glossary is for */
            orgUnits?: components["schemas"]["GlossaryOwnerRef"][];
            /** @description Custom attributes */
            customAttributes?: components["schemas"]["GlossaryAttribute"][];
        };
        GlossaryUpdate: {
            /**
             * Format: uuid
             * @description The glossary
             */
            uuid: string;
            /** @description Name */
            name?: string;
            /** @description Locales of the terms */
            languages?: components["schemas"]["LocaleCode"][];
            /** @description Notes */
            note?: string;
            /** @description Domain of the terms */
            domain?: string;
            /** @description Subdomain of the terms */
            subDomain?: string;
            /** @description Organizational units that the glossary is for */
            orgUnits?: components["schemas"]["GlossaryOwnerRef"][];
        };
        /** @description What waits for the caller. */
        HomeOverview: {
            /** @description Time zone of the days. */
            timezone: string;
            /**
             * Format: date
             * @description The current day.
             */
            today: string;
            /** @description Only for project managers and administrators. */
            manager?: components["schemas"]["HomeManager"];
            /** @description Only for clients, and for everyone with `portal`. */
            client?: components["schemas"]["HomeClient"];
            /** @description Only for linguists. */
            linguist?: components["schemas"]["HomeLinguist"];
            /** @description Only for account administrators and above. */
            finance?: components["schemas"]["HomeFinance"];
            /** @description The last six kinds of moves, assignments, and messages in projects of the caller, newest first. */
            changes: components["schemas"]["HomeChange"][];
        };
        /** @description Something that happened in a project. */
        HomeChange: {
            /**
             * Format: uuid
             * @description Journal entry.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Date and time, epoch ms.
             */
            at: number;
            /** @description Name of the person responsible; absent for the system. */
            person?: string;
            /** @description The event, such as `TASK_ASSIGNED`. */
            event: string;
            /** @description Name of the affected resource at the time. */
            subject: string;
            /** @description New status; absent if it did not change. */
            status?: string;
            /**
             * Format: uuid
             * @description Project.
             */
            projectUuid: string;
            /** @description Project name. */
            project: string;
            /** @description How often the same person did the same in the project in a row; the other fields are those of the last time. */
            count: number;
        };
        /** @description An amount of money. */
        HomeAmount: {
            /** @description Currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Sum. */
            total: number;
        };
        /** @description A project that waits for the caller, with the reason. */
        HomeProject: {
            /**
             * Format: uuid
             * @description Project.
             */
            uuid: string;
            /** @description Project number. */
            name: string;
            /** @description Project name. */
            reference: string;
            /** @description Status. */
            status: components["schemas"]["ProjectStatus"];
            /** @description What is to be done, or the state of the project. */
            reason: string;
            /** @description Open tasks if overdue, unassigned tasks that can start if unassigned, words otherwise. */
            count: number;
            /** @description Name of the organization. */
            client: string;
            /** @description Target locales. */
            targetLocales: components["schemas"]["LocaleCode"][];
            /**
             * Format: int64
             * @description Due date, epoch ms; absent without one.
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description When the project was created, epoch ms.
             */
            createDate: number;
            /** @description Delivered tasks, in percent of all. */
            progress: number;
            /** @description Cost; absent until it is calculated. */
            totalCost?: number;
            /** @description Currency of the cost. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description A task of a linguist. */
        HomeTask: {
            /**
             * Format: uuid
             * @description Task.
             */
            uuid: string;
            /** @description Whether the task is accepted, waits for an answer, or can be claimed. */
            group: string;
            /** @description File. */
            filename: string;
            /** @description Project name. */
            project: string;
            /** @description Workflow step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description Source locale. */
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Target locale. */
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Source words. */
            words: number;
            /** @description Words of the confirmed share of the segments in the current step. */
            confirmedWords: number;
            /**
             * Format: int64
             * @description Due date, epoch ms; absent without one.
             */
            dueDate?: number;
            /** @description Payment; absent until it is calculated. */
            pay?: number;
            /** @description Currency of the payment. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description Words that are due on one day. */
        HomeDay: {
            /**
             * Format: date
             * @description Day.
             */
            day: string;
            /** @description Words of first steps; for linguists, of accepted tasks. */
            first: number;
            /** @description Words of later steps; for linguists, of tasks that wait for an answer. */
            second: number;
        };
        /** @description Words delivered in one week. */
        HomeWeek: {
            /**
             * Format: date
             * @description Monday of the week.
             */
            week: string;
            /** @description Words delivered by the due date. */
            onTime: number;
            /** @description Words delivered after the due date. */
            late: number;
        };
        /** @description Amounts or words of one month. */
        HomeMonth: {
            /**
             * Format: date
             * @description First day of the month.
             */
            month: string;
            /** @description Sum, in words or in the currency of the series. */
            value: number;
            /** @description Payments to linguists, in the currency of the series; absent in other series. */
            cost?: number;
        };
        /** @description What waits for a manager. */
        HomeManager: {
            /** @description Projects in DRAFT. */
            toQuote: number;
            /**
             * Format: int64
             * @description When the oldest of them was created, epoch ms; absent without one.
             */
            oldestDraft?: number;
            /** @description Projects in PENDING. */
            waitingForApproval: number;
            /** @description What these cost, by currency. */
            quoted: components["schemas"]["HomeAmount"][];
            /** @description Open tasks past their due date. */
            lateTasks: number;
            /** @description Open tasks without an assignee. */
            unassignedTasks: number;
            /** @description Projects of these tasks. */
            unassignedProjects: number;
            /** @description Words of tasks delivered this week. */
            deliveredWords: number;
            /** @description Words of tasks delivered last week, up to the same time. */
            deliveredWordsBefore: number;
            /** @description Words due on each of the next ten days, from today on. */
            due: components["schemas"]["HomeDay"][];
            /** @description The last eight weeks, up to this one. */
            delivered: components["schemas"]["HomeWeek"][];
            /** @description The first eight projects that wait, by reason and due date. */
            waiting: components["schemas"]["HomeProject"][];
            /** @description All projects that wait. */
            waitingTotal: number;
        };
        /** @description What waits for a client. */
        HomeClient: {
            /** @description Projects that wait for approval, the first five. */
            toApprove: components["schemas"]["HomeProject"][];
            /** @description All of them. */
            toApproveTotal: number;
            /** @description What all of them cost, by currency. */
            quoted: components["schemas"]["HomeAmount"][];
            /** @description Projects in progress, the first five by due date. */
            inProgress: components["schemas"]["HomeProject"][];
            /** @description All of them. */
            inProgressTotal: number;
            /** @description The last five delivered projects. */
            delivered: components["schemas"]["HomeProject"][];
            /** @description Projects delivered this month. */
            deliveredTotal: number;
            /** @description Words of projects delivered in each of the last six months. */
            words: components["schemas"]["HomeMonth"][];
        };
        /** @description What waits for a linguist. */
        HomeLinguist: {
            /** @description Words that the linguist translates on a working day, as set in the profile; otherwise the default, 2,500. */
            wordsPerDay: number;
            /** @description Accepted tasks. */
            inProgress: number;
            /** @description Words of these. */
            inProgressWords: number;
            /**
             * Format: int64
             * @description Earliest due date of these, epoch ms; absent without one.
             */
            nextDueDate?: number;
            /** @description Tasks that wait for an answer. */
            assigned: number;
            /** @description Tasks to claim. */
            available: number;
            /** @description What delivered tasks pay that are not invoiced, by currency. */
            toBePaid: components["schemas"]["HomeAmount"][];
            /** @description These tasks. */
            toBePaidTasks: number;
            /** @description Words due on each of the next ten days, from today on. */
            due: components["schemas"]["HomeDay"][];
            /** @description Currency of `pay`; absent without payments. */
            payCurrency?: components["schemas"]["CurrencyCode"];
            /** @description Payments of tasks delivered in each of the last six months, in the most frequent currency. */
            pay: components["schemas"]["HomeMonth"][];
            /** @description The first tasks of each group, by due date. */
            tasks: components["schemas"]["HomeTask"][];
        };
        /** @description Amounts of the account. */
        HomeFinance: {
            /** @description Cost of delivered projects that are not invoiced, by currency. */
            toInvoice: components["schemas"]["HomeAmount"][];
            /** @description These projects. */
            toInvoiceProjects: number;
            /** @description Payments of delivered tasks that are not invoiced, by currency. */
            toPay: components["schemas"]["HomeAmount"][];
            /** @description These tasks. */
            toPayTasks: number;
            /** @description Currency of the account. */
            baseCurrency: components["schemas"]["CurrencyCode"];
            /** @description `toInvoice` as one sum in `baseCurrency`, at the newest exchange rates; absent if a rate is missing. */
            toInvoiceTotal?: number;
            /** @description `toPay` as one sum in `baseCurrency`, at the newest exchange rates; absent if a rate is missing. */
            toPayTotal?: number;
            /** @description Jobs that failed in the last seven days. */
            failedJobs: number;
            /** @description Currency of `months`; absent without costs. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Cost of projects and payments of tasks delivered in each of the last six months, in the most frequent currency. */
            months: components["schemas"]["HomeMonth"][];
        };
        /** @description Type of job. */
        JobType: string;
        /** @description Progress of a job. */
        JobProgress: {
            /** @description Amount done. */
            done: number;
            /** @description Total amount; 0 while unknown. */
            total: number;
            /** @description What is counted; absent for steps. */
            unit?: string;
        };
        /** @description An operation that runs in the background. */
        Job: {
            /** @description Identifier, the same as `uuid`. */
            id: string;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Type of job. */
            type: components["schemas"]["JobType"];
            /** @description Status of the job. */
            status: components["schemas"]["JobStatus"];
            /** @description Progress of the job. */
            progress: components["schemas"]["JobProgress"];
            /**
             * Format: int64
             * @description When the job was requested, epoch ms.
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When the job started, epoch ms; absent until then.
             */
            startTime?: number;
            /**
             * Format: int64
             * @description When the job ended, epoch ms; absent until then.
             */
            endTime?: number;
            /** @description Why the job failed or was canceled; absent otherwise. */
            error?: string;
            /** @description The failure in machine-readable form. */
            failure?: components["schemas"]["Failure"];
            /** @description Result of the job, an object whose fields depend on the type; absent until the job ends. */
            report?: unknown;
            /** @description URL of the created file, valid for a short time; absent without one. */
            downloadFileUrl?: string;
            /** @description File that the job processes or creates; absent without one. */
            fileName?: string;
            /**
             * Format: uuid
             * @description The project; absent without one.
             */
            projectUuid?: string;
            /** @description The person who requested the job; absent for the system. */
            createdBy?: components["schemas"]["UserRef"];
        };
        /** @description One page of jobs. */
        JobPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["Job"][];
        };
        /** @description A client's language code and the language that it stands for. */
        LanguageMappingInput: {
            /** @description The client's code, such as `es-LA`; letter case and `-` or `_` make no difference in uploaded files. */
            code: string;
            /** @description The language. */
            language: components["schemas"]["LocaleCode"];
        };
        /** @description A client's language code and the language that it stands for. */
        LanguageMapping: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            id: string;
            /** @description The client's code, as it is written to files. */
            code: string;
            /** @description The language. */
            language: components["schemas"]["LocaleCode"];
            /**
             * Format: int64
             * @description When it was added, epoch ms.
             */
            createdAt: number;
        };
        /** @description The language mappings of an account. */
        LanguageMappings: {
            /** @description The mappings. */
            mappings: components["schemas"]["LanguageMapping"][];
            /** @description Who changed the mappings last; absent if no one did. */
            lastChange?: components["schemas"]["SettingsChange"];
        };
        /**
         * @description A list.
         * @enum {string}
         */
        ListName: "PROJECTS" | "TASKS" | "USERS" | "ORGANIZATIONS" | "ORG_UNITS" | "TRANSLATION_MEMORIES";
        /** @description A list as someone saved it: filter, columns, sort order. */
        ListView: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description The list. */
            list: components["schemas"]["ListName"];
            /** @description Name of the view. */
            name: string;
            /** @description Search part of the address of the page, such as `filter=status:draft&sort=dueDate,asc`. */
            search: string;
            /** @description Whether the managers of the account see it. */
            shared: boolean;
            /** @description Whether it belongs to you. */
            isOwn: boolean;
            /** @description Whether your list starts with it. */
            isDefault: boolean;
            /** @description The person who saved it. */
            owner: components["schemas"]["UserRef"];
        };
        /** @description A view to save. */
        ListViewInput: {
            /** @description The list. */
            list: components["schemas"]["ListName"];
            /** @description Name of the view. */
            name: string;
            /** @description Search part of the address of the page. */
            search: string;
            /** @description Whether the managers of the account see it; false if omitted. */
            shared?: boolean;
            /** @description Whether your list starts with a new view. */
            isDefault?: boolean;
        };
        /** @description The view that a list starts with. */
        ListViewDefault: {
            /** @description The list. */
            list: components["schemas"]["ListName"];
            /**
             * Format: uuid
             * @description The view; null for none.
             */
            viewUuid: string | null;
        };
        /** @description A language, with or without a region. */
        Language: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /** @description Code. */
            code: components["schemas"]["LocaleCode"];
            /** @description English name. */
            name: string;
        };
        /** @description A currency. */
        Currency: {
            /** @description Code. */
            code: components["schemas"]["CurrencyCode"];
            /** @description English name. */
            name: string;
            /** @description Number of decimal places of an amount. */
            minorUnits: number;
        };
        /** @description A country. */
        Country: {
            /** @description Code. */
            code: components["schemas"]["CountryCode"];
            /** @description English name. */
            name: string;
        };
        /** @description A time zone. */
        Timezone: {
            /** @description Identifier, such as `Europe/Berlin`. */
            key: string;
            /** @description Display name, with the current UTC offset. */
            value: string;
        };
        LogfilePage: components["schemas"]["PageInfo"] & {
            /** @description Analyses on this page */
            content: components["schemas"]["Logfile"][];
        };
        Logfile: {
            /**
             * Format: uuid
             * @description Id
             */
            id: string;
            /** @description Name */
            name: string;
            /** @description Before any work, or of the current state of the work */
            type: string;
            status: components["schemas"]["CostsStatus"];
            /** @description Progress in percent */
            progress: number;
            /** @description Number of the attempt, from 1 */
            attempt: number;
            /** @description Why the analysis failed */
            failureReason?: string;
            /** @description The failure in machine-readable form */
            failure?: components["schemas"]["Failure"];
            /**
             * Format: int64
             * @description When the analysis was requested (epoch ms)
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When the analysis started (epoch ms)
             */
            startedDate?: number;
            /**
             * Format: int64
             * @description When the analysis ended (epoch ms)
             */
            finishedDate?: number;
            /**
             * Format: uuid
             * @description Project
             */
            projectId: string;
            /** @description Analyzed workflow step */
            workflow?: string;
            /** @description Code of the analyzed workflow step */
            analysisWorkflow: string;
            /** @description Whether source or target words are counted */
            countWordsFrom: string;
            /** @description Target locales */
            targetsLocales: string[];
            /** @description Whether the price for the client is calculated from the analysis */
            isCostLogFile: boolean;
            /** @description Whether linguist payments are calculated from the analysis */
            isTaskPaymentLogFile: boolean;
            /** @description Whether the analysis includes all work units of the step */
            allWorkUnitsAtLevel: boolean;
            /** @description Number of work units in the analysis */
            workUnitsAtProjectStepLevel: number;
            /** @description The table as text */
            fileContent?: string;
            config: components["schemas"]["LogfileConfig"];
            /** @description Net rate scheme used for the analysis; absent until the analysis has used it */
            netRates?: {
                /**
                 * Format: uuid
                 * @description Net rate scheme
                 */
                uuid: string;
                /** @description Version of the scheme, which `netRateSettings.get` returns */
                version: number;
            };
            /** @description A table for each file and target locale; only if requested */
            itemsByFile?: components["schemas"]["LogfileFileItem"][];
            /** @description A table for each language pair; only if requested */
            itemsByLangPair?: components["schemas"]["LogfileLangPairItem"][];
        };
        LogfileConfig: {
            /** @description Id of the configuration */
            id: string;
            /** @description Whether there is a table for each language */
            analyzeByLanguage: boolean;
            /** @description Whether there is a table for each linguist */
            analyzeByProvider: boolean;
            /** @description Whether translation memories are searched */
            calculateTranslationMemoryReuse: boolean;
            /** @description Whether machine translation is used */
            calculateMachineTranslationReuse: boolean;
            /** @description Whether non-translatable text is detected */
            calculateNonTranslatableReuse: boolean;
            /** @description Whether confirmed segments are skipped */
            ignoreConfirmedSegments: boolean;
            /** @description Whether locked segments are skipped */
            ignoreLockedSegments: boolean;
            /** @description Whether segments that contain only numbers are skipped */
            ignoreNumbers: boolean;
            /** @description Whether words are also weighted by net rate factors */
            includeNetRate: boolean;
            /** @description Whether a memory match takes precedence over a repetition */
            tmOverRepetition: boolean;
            /** @description Whether non-translatable text takes precedence over a repetition */
            ntOverRepetition: boolean;
        };
        AnalysisTotals: {
            /** @description Type of match */
            analysisItemType: string;
            /** @description Lowest score of the match band, in percent; null if the match band has no score */
            match: number | null;
            /** @description Highest score of the match band, in percent; null if the match band has no score */
            matchEnd: number | null;
            /** @description Label, for example 95-99 */
            matchLabel: string;
            /** @description Lowest score, or 0 if there is none */
            matchOrZeroIfNull: number;
            /** @description Whether this is the match band for no match */
            isMissingMatch: boolean;
            /** @description Fraction that is counted; 1 for all of it */
            netRateFactor: number;
            /** @description Segments */
            totalSegments: number;
            /** @description Source words */
            totalWords: number;
            /** @description Source characters */
            totalChars: number;
            /** @description Segments times net rate factor */
            netSegments: number;
            /** @description Weighted words, which are words times net rate factor */
            netWords: number;
            /** @description Characters times net rate factor */
            netChars: number;
        };
        LogfileFileItem: {
            /** @description File */
            fileName: string;
            /** @description Id of the work unit in the editor */
            workUnitId: string;
            /**
             * Format: uuid
             * @description Work unit
             */
            uuidFromWorkUnitId: string;
            /** @description Source locale */
            sourceLocale: string;
            /** @description Target locale */
            targetLocale: string;
            /** @description One row for each match band */
            analysisTotals: components["schemas"]["AnalysisTotals"][];
        };
        LogfileLangPairItem: {
            /** @description Source locale */
            sourceLocale: string;
            /** @description Target locale */
            targetLocale: string;
            /** @description One row for each match band */
            analysisTotals: components["schemas"]["AnalysisTotals"][];
        };
        LogfileSummaryRow: {
            /** @description Target locale */
            language: string;
            /** @description Source characters */
            totalChars: number;
            /** @description Segments */
            totalSegments: number;
            /** @description Source words */
            totalWords: number;
        };
        LogfileCreate: {
            /** @description Name of the analysis */
            name?: string;
            /** @description Before any work, or of the current state of the work */
            type?: string;
            /**
             * Format: uuid
             * @description Project, as in the path
             */
            projectId?: string;
            /** @description Only these work units */
            workUnitIds?: string[];
            /** @description Only these workflow steps */
            genesisWorkflows?: components["schemas"]["WorkflowCode"][];
            /** @description Give memory matches precedence over repetitions */
            tmOverRepetition?: boolean;
            /** @description Give non-translatable text precedence over repetitions */
            ntOverRepetition?: boolean;
            /** @description Search translation memories */
            calculateTranslationMemoryReuse?: boolean;
            /** @description Use machine translation */
            calculateMachineTranslationReuse?: boolean;
            /** @description Detect non-translatable text */
            calculateNonTranslatableReuse?: boolean;
            /** @description Skip confirmed segments */
            ignoreConfirmedSegments?: boolean;
            /** @description Skip locked segments */
            ignoreLockedSegments?: boolean;
            /** @description Skip segments that contain only numbers */
            ignoreNumbers?: boolean;
        };
        /** @description When maintenance takes place. */
        MaintenanceTime: {
            /**
             * Format: int64
             * @description Begin, epoch ms.
             */
            beginDate: number;
            /**
             * Format: int64
             * @description End, epoch ms; after the begin, and in the future.
             */
            endDate: number;
        };
        /** @description Scheduled maintenance. */
        MaintenanceNotice: {
            /**
             * Format: uuid
             * @description Identifier, under which the notice can be dismissed.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Begin, epoch ms.
             */
            beginDate: number;
            /**
             * Format: int64
             * @description End, epoch ms.
             */
            endDate: number;
            /** @description Whether it is taking place. */
            inProgress: boolean;
        };
        /** @description The version of the application. */
        ApplicationVersion: {
            /** @description Major, minor, and patch version, separated by dots. */
            version: string;
        };
        /** @description A code from the authenticator app. */
        MfaRequest: {
            /** @description The six-digit code from the app. */
            otp?: string;
        };
        /** @description The password to start setup, then a code from the authenticator app to finish it. */
        MfaEnableRequest: {
            /** @description Your password; required without `otp`. */
            password?: string;
            /** @description The six-digit code from the app. */
            otp?: string;
        };
        /** @description Data for setting up or replacing an authenticator app. */
        MfaSetup: {
            /** @description The secret in base32, for manual entry in an app. */
            secret?: string;
            /** @description The secret as an `otpauth:` URI, to show as a QR code. */
            uri?: string;
            /** @description Recovery codes; each replaces a code from the app once. */
            recoveryCodes?: string[];
        };
        /** @description Whether email codes are on. */
        MfaEmailSetting: {
            /** @description Whether to turn email codes on. */
            enabled: boolean;
            /** @description Your password. */
            password: string;
        };
        /** @description Proof of identity. */
        PasswordProof: {
            /** @description Your password. */
            password: string;
        };
        NetRateSettingsRef: {
            /** @description Same as `uuid` */
            id: string;
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            /** @description Whether the scheme is used by organizational units without their own */
            isDefault: boolean;
            /** @description Whether the scheme is used by accounts without a default one */
            isDefaultGlobal: boolean;
            /** @description Whether the scheme is offered to every account */
            isSystem: boolean;
        };
        NetRateMatchRange: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid?: string;
            /** @description Lowest score, in percent; 101 is a context match */
            start: number;
            /** @description Highest score, in percent */
            end: number;
            /** @description Type of match */
            type: string;
        };
        NetRateWorkflowItem: {
            /** @description Type of match */
            type: string;
            /** @description Match scores that the factors apply to */
            range: {
                /** @description Lowest score, in percent */
                start: number;
                /** @description Highest score, in percent */
                end: number;
            };
            /** @description Fraction charged for memory matches; 1 for the full price */
            tmFactor: number;
            /** @description Fraction charged for machine translation */
            mtFactor: number;
            /** @description Fraction charged for non-translatable text */
            ntFactor: number;
        };
        NetRateWorkflow: {
            /** @description Workflow code */
            workflow: string;
            /** @description Factors for each score range */
            netRateWorkflowItems: components["schemas"]["NetRateWorkflowItem"][];
        };
        NetRateSettings: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            /** @description Whether the scheme is used by organizational units without their own */
            isDefault: boolean;
            /** @description Match bands, without overlaps or gaps */
            matchRanges: components["schemas"]["NetRateMatchRange"][];
            /** @description Whether the scheme is offered to every account */
            isSystem: boolean;
            /** @description Increases with each change */
            version: number;
            /** @description Organizational units that the scheme is set for */
            orgUnitUuids: string[];
            /** @description Factors for each workflow step */
            netRateWorkflows: components["schemas"]["NetRateWorkflow"][];
        };
        AccountNetRateSettings: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            /** @description Whether the scheme is used by organizational units without their own */
            isDefault: boolean;
            /** @description Whether the scheme is used by accounts without a default one */
            isDefaultGlobal: boolean;
            /** @description Whether the scheme is offered to every account */
            isSystem: boolean;
            /** @description Account that the scheme belongs to; absent for those of the system */
            account?: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                uuid: string;
                /** @description Name */
                name: string;
            };
            /** @description Match bands, without overlaps or gaps */
            matchRanges: components["schemas"]["NetRateMatchRange"][];
        };
        NetRateSettingsSave: {
            /** @description The version that was read; if someone else has changed the scheme since then, the response is 409 with the code `OUTDATED` and the current state. `If-Match` takes it, too; if both are omitted, the last write wins */
            version?: number;
            /** @description Name */
            name: string;
            /** @description Whether the scheme is offered to every account; for new schemes only, and only by system administrators */
            isSystem?: boolean;
            /** @description Whether the scheme is used by organizational units without their own */
            isDefault?: boolean;
            /** @description Organizational units that the scheme is set for */
            orgUnitUuids?: string[];
            /** @description Match bands, without overlaps or gaps */
            matchRanges: components["schemas"]["NetRateRangeSave"][];
            /** @description Factors for each workflow step; match bands without a factor cost the full price */
            netRateWorkflows?: components["schemas"]["NetRateWorkflowSave"][];
        };
        NetRateRangeSave: {
            /** @description Id, as returned; not stored */
            uuid?: string;
            /** @description Lowest score, in percent; 101 is a context match */
            start: number;
            /** @description Highest score, in percent */
            end: number;
            /**
             * @description Type of match
             * @enum {string}
             */
            type: "CONTEXT" | "EXACT" | "REPETITION" | "FUZZY";
        };
        OrgUnitNetRates: {
            /** @description A scheme of the account or of the system; null to inherit */
            netRateUuid: string | null;
        };
        NetRateWorkflowSave: {
            workflow: components["schemas"]["WorkflowCode"];
            /** @description Factors for each score range */
            netRateWorkflowItems: {
                /**
                 * @description Type of match; only needed to distinguish 100 % from repetition
                 * @enum {string}
                 */
                type?: "CONTEXT" | "EXACT" | "REPETITION" | "FUZZY";
                /** @description Match scores that the factors apply to */
                range: {
                    /** @description Lowest score, in percent */
                    start: number;
                    /** @description Highest score, in percent */
                    end: number;
                };
                /** @description Fraction charged for memory matches; 1 for the full price */
                tmFactor: number;
                /** @description Fraction charged for machine translation; 1 if omitted */
                mtFactor?: number;
                /** @description Fraction charged for non-translatable text; 1 if omitted */
                ntFactor?: number;
            }[];
        };
        /** @description Short form of an organizational unit, called `client` in some paths and fields. */
        OrgUnitRef: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Country; absent when unknown. */
            country?: components["schemas"]["CountryCode"];
            /** @description Organization of the organizational unit. */
            organization?: components["schemas"]["OrganizationRef"];
            /** @description Default source language; absent without one. */
            sourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description Default target languages. */
            targetLanguages?: components["schemas"]["LocaleCode"][];
            /** @description Analysis used for quotes; absent when the account setting applies. */
            costsLogfileType?: string;
            /** @description Region for formats; absent when unknown. */
            localeRegion?: string;
            /** @description Whether source or target words are counted; absent when the account setting applies. */
            projectCountWordsFrom?: string;
        };
        /** @description An organizational unit in a list. */
        OrgUnitListItem: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Organization of the organizational unit. */
            organization: components["schemas"]["OrganizationRef"];
            /** @description Country; absent when unknown. */
            country?: components["schemas"]["CountryCode"];
            /** @description Whether new projects can be created in the organizational unit. */
            status: string;
            /** @description Currency of the projects. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone: string;
            /**
             * Format: int64
             * @description When it was created, in epoch milliseconds.
             */
            createDate: number;
            /** @description Codes of the workflow steps of new projects, in their order. */
            workflows: string[];
            /** @description Tags of new projects. */
            tags: string[];
            /** @description Default source language; absent without one. */
            defaultSourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description Codes of the default target languages, separated by commas; empty if there are none. */
            clientLanguages?: string;
            /** @description When invoices are created; absent when the account setting applies. */
            invoicingType?: string;
            /** @description Payment term of invoices, in days. */
            daysUntilPaymentDue?: number;
            /** @description Custom fields of the account. */
            customFields: components["schemas"]["CustomFieldValue"][];
        };
        /** @description One page of organizational units. */
        OrgUnitPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["OrgUnitListItem"][];
        };
        /** @description A postal address; unknown fields are absent. */
        OrgUnitAddress: {
            /** @description Street. */
            street?: string;
            /** @description House number. */
            number?: string;
            /** @description Additional address line. */
            additionalInfo?: string;
            /** @description Neighborhood. */
            neighborhood?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
        };
        /** @description Tax settings for invoices. */
        OrgUnitTaxInfo: {
            /** @description Whether an electronic invoice is issued. */
            issueNfe?: boolean;
            /** @description Municipal registration number. */
            municipalRegistration?: string;
            /** @description Whether invoices require a purchase order. */
            requirePurchaseOrder?: boolean;
            /** @description Whether income tax is withheld. */
            retainIr?: boolean;
            /** @description Whether service tax is withheld. */
            retainIss?: boolean;
            /** @description Whether the simplified tax regime applies. */
            simplesNacional?: boolean;
        };
        /** @description An organizational unit. Fields that are not set are absent. */
        OrgUnit: components["schemas"]["OrgUnitListItem"] & {
            /** @description Changes with what `orgUnits.update` changes; send it as `If-Match`. */
            version: string;
            /** @description Contact person of new projects; absent without one. */
            contactPerson?: components["schemas"]["UserRef"];
            /** @description Notes for the team. */
            memo?: string;
            /** @description Notes on the contacts. */
            contactNotes?: string;
            /** @description Postal address. */
            address?: components["schemas"]["OrgUnitAddress"];
            /** @description Whether only tags of the organizational unit can be used in it. */
            isolatedTags?: boolean;
            /** @description URL of the website. */
            website?: string;
            /** @description Phone number. */
            phone?: string;
            /** @description Mobile phone number. */
            mobile?: string;
            /** @description Id in an external system. */
            externalId?: string;
            /** @description Accounting code. */
            accountCode?: string;
            /** @description URL of the logo. */
            logo?: string;
            /** @description Whether tasks are offered to linguists automatically. */
            autopilotEnabled: boolean;
            /** @description Whether managers can add files to projects past DRAFT. */
            fileAdditionsEnabled: boolean;
            /** @description Whether new projects are delivered automatically with their last task. */
            projectAutomationEnabled: boolean;
            /** @description Settings for continuous projects. */
            continuousProjectConfig?: {
                [key: string]: unknown;
            };
            /** @description Tag for continuous projects. */
            continuousPlatformTag?: string;
            /** @description Whether large files are split into several tasks; see `autopilot.updateUnitSettings`. */
            splitLargeJobs: boolean;
            /** @description Whether a language model reviews deliveries. */
            aiReviewEnabled?: boolean;
            /** @description Whether content categorization is disabled. */
            categorizationDisabled?: boolean;
            /** @description Whether project notes are sent by email. */
            notifyProjectComments?: boolean;
            /** @description Whether linguists are notified of available tasks by email. */
            sendAvailableTasksEmail?: boolean;
            /** @description Whether emails are sent. */
            sendEmailNotifications?: boolean;
            /** @description Whether the contact person receives emails. */
            contactPersonEmailNotifications?: boolean;
            /** @description Whether the project manager receives emails. */
            projectManagerEmailNotifications?: boolean;
            /** @description Whether linguists receive emails. */
            vendorEmailNotifications?: boolean;
            /** @description Whether invoices are sent by email. */
            sendReceivableEmailNotification?: boolean;
            /** @description Whether tasks are offered regardless of the quality score. */
            disabledQualityFilter: boolean;
            /** @description Whether tasks are offered regardless of the rate. */
            disabledRateFilter: boolean;
            /** @description Whether tasks are offered regardless of tags. */
            disabledTagFilter: boolean;
            /** @description Whether events are sent to webhooks. */
            webhookEnabled?: boolean;
            /** @description Whether the built-in editor is used. */
            defaultAtlasCatTool?: boolean;
            /** @description People who belong to the organizational unit; only in the response to its creation. */
            users?: components["schemas"]["UserRef"][];
            /** @description Whether invoices are created automatically. */
            autoBilling?: boolean;
            /** @description Email address for invoices. */
            billingEmail?: string;
            /** @description Additional email addresses. */
            emails: string[];
            /** @description Payment method for invoices. */
            paymentMethod?: string;
            /** @description Whether one invoice can cover several projects. */
            consolidateProjects?: boolean;
            /** @description Whether invoices are sent to the requester of the project. */
            sendInvoiceToRequester?: boolean;
            /** @description Whether quotes are sent automatically. */
            sendQuoteAuto?: boolean;
            /** @description Whether quotes are sent as a summary. */
            sendQuoteSummary?: boolean;
            /** @description Whether invoices show the payment terms. */
            showPaymentPolicy?: boolean;
            /** @description Whether invoices show the requester of the project. */
            showRequester?: boolean;
            /** @description Text on invoices. */
            invoiceInfo?: string;
            /** @description Accounting category. */
            trackingCategory?: string;
            /** @description Id in the accounting system. */
            xeroId?: string;
            /** @description Taxpayer number. */
            taxpayerId?: string;
            /** @description Tax settings for invoices. */
            taxInfo?: components["schemas"]["OrgUnitTaxInfo"];
            /** @description Contract number. */
            contract?: string;
            /**
             * Format: int64
             * @description Start of the contract, epoch ms.
             */
            contractStartDate?: number;
            /**
             * Format: int64
             * @description End of the contract, epoch ms.
             */
            contractEndDate?: number;
            /** @description Analysis used for quotes. */
            costsLogfileType?: string;
            /** @description Machine translation settings. */
            mtSettings?: {
                [key: string]: unknown;
            };
            /** @description Net rate scheme for new projects; absent without one, and without permission to view net rate schemes. */
            netRateSettings?: components["schemas"]["OrgUnitRates"];
            /** @description Price list for new projects; absent without one, and without permission to view price lists. */
            priceList?: components["schemas"]["OrgUnitRates"];
            /** @description Whether machine translation is disabled. */
            disableMachineTranslate?: boolean;
            /** @description Whether translation memories are ignored. */
            ignoreTranslationMemories?: boolean;
            /** @description Whether a memory match takes precedence over a repetition in new projects. */
            tmMatchOverRepetitionEnabled: boolean;
            /** @description Whether text that needs no translation takes precedence over a repetition in new projects. */
            ntMatchOverRepetitionEnabled: boolean;
            /** @description Regular expression for text to protect as inline tags. */
            regex?: string;
            /** @description Whether `regex` replaces the default expression. */
            overrideDefaultRegex?: boolean;
            /** @description Whether the organizational unit manages its own terms. */
            isClientTerminology?: boolean;
            /** @description Whether the help desk is notified of projects. */
            notifyZendeskEnabled?: boolean;
            /** @description URL of the help desk. */
            zendeskUrl?: string;
            /** @description Help desk user. */
            zendeskUser?: string;
        };
        /** @description Price list or net rate scheme of an organizational unit, and where it is set. */
        OrgUnitRates: {
            /**
             * Format: uuid
             * @description The price list or net rate scheme.
             */
            uuid: string;
            /** @description Name of the price list or net rate scheme. */
            name: string;
            /** @description Where it is set: on the organizational unit, on its organization, or as the default of the account or of the system. */
            source: string;
        };
        /** @description A new organizational unit. */
        OrgUnitCreate: {
            /**
             * Format: uuid
             * @description Organization of the organizational unit.
             */
            organizationUuid: string;
            /** @description Name. */
            name: string;
            /** @description Country; defaults to that of the organization. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of the projects. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone: string;
            /**
             * Format: uuid
             * @description Contact person of the organizational unit.
             */
            contactPersonUuid?: string;
            /** @description Whether you are added to the organizational unit. */
            addLoggedUserToClient?: boolean;
            /** @description Values of custom fields; those left out get their default values. */
            customFields?: components["schemas"]["CustomFieldValueInput"][];
        };
        /** @description Changes of an organizational unit; omitted fields do not change. */
        OrgUnitUpdate: {
            /**
             * Format: uuid
             * @description The organizational unit.
             */
            uuid: string;
            /** @description Name. */
            name?: string;
            /**
             * @description INACTIVE keeps the organizational unit and its projects, but new projects can no longer be created in it.
             * @enum {string}
             */
            status?: "ACTIVE" | "INACTIVE";
            /** @description Country. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of new projects. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Time zone of new projects, such as `Europe/Berlin`. */
            timezone?: string;
            /**
             * Format: uuid
             * @description Contact person of new projects; null for none.
             */
            contactPersonUuid?: string | null;
            /** @description Source language of new projects; null for none. */
            defaultSourceLanguage?: components["schemas"]["LocaleCode"] | null;
            /** @description Codes of the target languages of new projects, separated by commas; empty for none. */
            clientLanguages?: string;
            /** @description Codes of the workflow steps of new projects, in their order. */
            workflows?: string[];
            /** @description Tags of new projects. */
            tags?: string[];
            /** @description Whether new projects are delivered automatically with their last task. */
            projectAutomationEnabled?: boolean;
            /** @description Whether a memory match takes precedence over a repetition in new projects. */
            tmMatchOverRepetitionEnabled?: boolean;
            /** @description Whether text that needs no translation takes precedence over a repetition in new projects. */
            ntMatchOverRepetitionEnabled?: boolean;
            /** @description Notes for the team. */
            memo?: string;
            /** @description Notes on the contacts. */
            contactNotes?: string;
            /** @description Postal address; replaces the previous one. */
            address?: components["schemas"]["OrgUnitAddressSave"];
            /** @description URL of the website, starting with https:// or http://; empty for none. */
            website?: string;
            /** @description Phone number. */
            phone?: string;
            /** @description Mobile phone number. */
            mobile?: string;
            /** @description Email addresses of the organizational unit. */
            emails?: string[];
            /** @description Id in an external system. */
            externalId?: string;
        };
        /** @description A postal address; empty and omitted fields are removed. */
        OrgUnitAddressSave: {
            /** @description Street. */
            street?: string;
            /** @description House number. */
            number?: string;
            /** @description Additional address line. */
            additionalInfo?: string;
            /** @description Neighborhood. */
            neighborhood?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
        };
        /** @description What depends on organizational units. */
        OrgUnitUsage: {
            /** @description Number of projects; nothing can be deleted while there are any. */
            projects: number;
            /** @description Number of projects in DRAFT, PENDING, or APPROVED. */
            openProjects: number;
            /** @description Number of people who belong to it directly. */
            people: number;
            /** @description Number of translation memories assigned to it. */
            translationMemories: number;
            /** @description Number of glossaries assigned to it. */
            glossaries: number;
            /** @description Number of linguist rates that apply only to it; deleted with it. */
            linguistRates: number;
            /** @description Number of price lists assigned to it. */
            priceLists: number;
            /** @description Number of organizational units; only for an organization. */
            organizationalUnits?: number;
        };
        /** @description Whether files can be added to the projects of an organizational unit once they are past DRAFT. */
        OrgUnitFileAdditions: {
            /** @description Whether managers can add files until a project is delivered. */
            enabled: boolean;
        };
        /** @description The workflow steps for files, by file extension. */
        OrgUnitWorkflowRule: {
            /** @description Name of the rule. */
            name: string;
            /** @description Whether the rule is active. */
            active: boolean;
            /** @description The organizational unit; null for a rule of the whole account. */
            client: components["schemas"]["OrgUnitRef"] | null;
            /** @description File extensions by step code, in upper case and without a dot. */
            workflows: {
                [key: string]: string[];
            };
        };
        /** @description Short form of an organization. */
        OrganizationRef: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Country; absent when unknown. */
            country?: components["schemas"]["CountryCode"];
            /** @description URL of the logo; absent without one. */
            logo?: string;
        };
        /** @description One page of organizations. */
        OrganizationPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["OrganizationRef"][];
        };
        /** @description One page of organizations with details. */
        OrganizationListPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["OrganizationListItem"][];
        };
        /** @description An organization in a list. */
        OrganizationListItem: components["schemas"]["OrganizationRef"] & {
            /**
             * Format: int64
             * @description When it was created, in epoch milliseconds.
             */
            createDate: number;
            /** @description Number of organizational units that the caller has access to. */
            orgUnitCount: number;
            /** @description Values of custom fields. */
            customFields: components["schemas"]["CustomFieldValue"][];
        };
        /** @description An organization with its organizational units. */
        Organization: components["schemas"]["OrganizationRef"] & {
            /** @description Changes with what `organizations.update` changes; send it as `If-Match`. */
            version: string;
            /** @description Machine translation settings; absent when those of the account apply. */
            mtSettings?: {
                [key: string]: unknown;
            };
            /** @description Custom fields of the account. */
            customFields: components["schemas"]["CustomFieldValue"][];
            /** @description Organizational units of the organization. */
            organizationalUnits: components["schemas"]["OrgUnitRef"][];
        };
        /** @description A new organization. */
        OrganizationCreate: {
            /**
             * Format: uuid
             * @description The account; defaults to your own.
             */
            accountUuid?: string;
            /** @description Name. */
            name: string;
            /** @description Country. */
            country: components["schemas"]["CountryCode"];
            /** @description Organizational units to create with the organization. */
            orgUnitDrafts?: components["schemas"]["OrgUnitDraft"][];
            /** @description Values of custom fields; those left out get their default values. */
            customFields?: components["schemas"]["CustomFieldValueInput"][];
        };
        /** @description Changes of an organization; omitted fields do not change. */
        OrganizationUpdate: {
            /**
             * Format: uuid
             * @description The organization.
             */
            uuid: string;
            /** @description Name. */
            name?: string;
            /** @description Country. */
            country?: components["schemas"]["CountryCode"];
        };
        /** @description An organizational unit to create with an organization. */
        OrgUnitDraft: {
            /** @description Name. */
            name: string;
            /** @description Country; defaults to that of the organization. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of the projects. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone: string;
            /**
             * Format: uuid
             * @description Contact person of the organizational unit.
             */
            contactPersonUuid?: string;
            /** @description Whether you are added to the organizational unit. */
            addLoggedUserToClient?: boolean;
        };
        /** @description Name of a permission group. */
        PermissionGroupName: {
            /** @description Name; unique in the account. */
            name: string;
        };
        /** @description A group of people who share permissions. */
        PermissionGroup: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier; also used as `granteeUuid` of permissions.
             */
            uuid: string;
            /** @description Changes with the name; send it as `If-Match` */
            version: string;
            /** @description Name. */
            name: string;
            /** @description Short form of the numeric id. */
            code: string;
            /**
             * Format: uuid
             * @description The account.
             */
            accountUuid: string;
        };
        /** @description A permission group with its members. */
        PermissionGroupDetail: components["schemas"]["PermissionGroup"] & {
            /** @description Members of the group, sorted by name. */
            users: components["schemas"]["UserRef"][];
        };
        /** @description Whether files can be exported to Google Drive. */
        GoogleDriveDownload: {
            /** @description Whether you have permission to download project files. */
            allowed: boolean;
            /** @description Whether this server can export files to Google Drive. */
            connected: boolean;
            /** @description The result in one sentence. */
            message: string;
        };
        /** @description A permission of a person. */
        GrantedPermission: {
            /** @description Code. */
            code: components["schemas"]["PermissionCode"];
            /** @description Whether the permission is active; inactive permissions do not apply. */
            active: boolean;
            /** @description Section. */
            module: components["schemas"]["PermissionModule"];
            /** @description Display name. */
            name: string;
        };
        /** @description A permission, and whether a person or group has it. */
        Permission: {
            /**
             * Format: uuid
             * @description Identifier of the permission.
             */
            permissionUuid: string;
            /** @description Code. */
            code: components["schemas"]["PermissionCode"];
            /** @description Display name. */
            name: string;
            /** @description What the permission allows. */
            description: string;
            /** @description Section. */
            module: components["schemas"]["PermissionModule"];
            /** @description Type of permission. */
            type: string;
            /** @description Whether the person or group has the permission. */
            active: boolean;
            /** @description Whether the permission comes with a role or group and cannot be revoked here. */
            inherited: boolean;
            /** @description Roles that include the permission, such as `PROJECT_MANAGER`, and names of groups. */
            grantSources: string[];
            /**
             * Format: uuid
             * @description The person or group.
             */
            granteeUuid: string;
            /** @description Email address of the person, or name of the group. */
            granteeIdentifier: string;
        };
        PriceListPage: components["schemas"]["PageInfo"] & {
            /** @description Price lists on this page */
            content: components["schemas"]["PriceList"][];
        };
        PriceList: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the price list is in use */
            status: string;
            /**
             * Format: uuid
             * @description Account
             */
            accountUUID: string;
            /** @description Unit of measure that is charged */
            chargeBy: string;
            /** @description Whether this is the default price list, used by organizational units without another */
            defaultPriceList: boolean;
            /** @description Price per word for language pairs without their own, up to six decimal places; 0 for none */
            defaultPricePerItem: number;
            /** @description Price per hour for language pairs without their own */
            defaultPricePerHour?: number;
            /** @description Words per hour */
            wordsPerHour?: number;
            /** @description Price per page for language pairs without their own */
            defaultPricePerPage?: number;
            /** @description Words per page */
            wordsPerPage?: number;
            /** @description What the minimum fee applies to */
            minFeeType: string;
            /** @description Minimum fee per project */
            minimumFeeByProject?: number;
            /** @description Minimum fee per language pair, for language pairs without their own */
            defaultMinimumFeeByLanguagePair?: number;
        };
        PriceListDetail: components["schemas"]["PriceList"] & {
            /** @description Increases with each change */
            version: number;
            /**
             * Format: uuid
             * @description Organization that the price list is for; absent for all
             */
            organizationUuid?: string;
            /** @description Organizational units that the price list is set for */
            orgUnitUuids: string[];
            /** @description Discounts and surcharges, in order */
            coefficients: components["schemas"]["PriceCoefficient"][];
            /** @description Prices by language pair and workflow step */
            prices: components["schemas"]["LanguagePairPrice"][];
        };
        LanguagePairPrice: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            sourceLocale: components["schemas"]["LocaleCode"];
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Workflow code; absent for all steps */
            workflow?: string;
            /** @description Price per word, up to six decimal places */
            pricePerItem: number;
            /** @description Price per hour */
            pricePerHour?: number;
            /** @description Price per page */
            pricePerPage?: number;
            /** @description Minimum fee for the language pair */
            minimumFee?: number;
        };
        PriceCoefficient: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Whether the coefficient applies to every calculation; the others are available for manually added costs */
            default: boolean;
            /** @description Position among the coefficients, from 1 */
            sequence: number;
            /** @description What the coefficient is for */
            description: string;
            /** @description Applies to lines charged by this unit of measure */
            unit: string;
            /** @description Percentage of the lines, or amount of money per unit */
            calcType: string;
            /** @description Percentage, or amount of money per unit; negative for a discount */
            factor: number;
        };
        PriceListSave: {
            /** @description The version that was read; if someone else has changed the price list since then, the response is 409 with the code `OUTDATED` and the current state. `If-Match` takes it, too; if both are omitted, the last write wins */
            version?: number;
            /** @description Name */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Whether the price list is in use; ACTIVE if omitted
             * @enum {string}
             */
            status?: "ACTIVE" | "INACTIVE";
            /**
             * @description Unit of measure that is charged; WORD if omitted
             * @enum {string}
             */
            chargeBy?: "WORD" | "HOUR" | "PAGE";
            /** @description Whether the price list is used if neither the organizational unit nor the organization has another */
            defaultPriceList?: boolean;
            /** @description Price per word for language pairs without their own; none if omitted */
            defaultPricePerItem?: number;
            /** @description Price per hour for language pairs without their own */
            defaultPricePerHour?: number;
            /** @description Words per hour */
            wordsPerHour?: number;
            /** @description Price per page for language pairs without their own */
            defaultPricePerPage?: number;
            /** @description Words per page */
            wordsPerPage?: number;
            /**
             * @description What the minimum fee applies to; NONE if omitted
             * @enum {string}
             */
            minFeeType?: "NONE" | "PROJECT" | "LANGUAGE_PAIR";
            /** @description Minimum fee per project */
            minimumFeeByProject?: number;
            /** @description Minimum fee per language pair, for language pairs without their own */
            defaultMinimumFeeByLanguagePair?: number;
            /**
             * Format: uuid
             * @description Only for organizational units of this organization
             */
            organizationUuid?: string;
            /** @description Organizational units that the price list is set for; all must belong to the organization, if one is named */
            orgUnitUuids?: string[];
            /** @description Prices by language pair and workflow step, without duplicates */
            prices?: components["schemas"]["LanguagePairPriceSave"][];
            /** @description Discounts and surcharges, in order */
            coefficients?: components["schemas"]["PriceCoefficientSave"][];
        };
        LanguagePairPriceSave: {
            sourceLocale: components["schemas"]["LocaleCode"];
            targetLocale: components["schemas"]["LocaleCode"];
            workflow?: components["schemas"]["WorkflowCode"];
            /** @description Price per word, up to six decimal places */
            pricePerItem: number;
            /** @description Price per hour */
            pricePerHour?: number;
            /** @description Price per page */
            pricePerPage?: number;
            /** @description Minimum fee for the language pair */
            minimumFee?: number;
        };
        PriceCoefficientSave: {
            /** @description Whether the coefficient applies to every calculation; false if omitted */
            default?: boolean;
            /** @description What the coefficient is for */
            description: string;
            /**
             * @description Applies to lines charged by this unit of measure
             * @enum {string}
             */
            unit: "WORD" | "HOUR" | "PAGE";
            /**
             * @description Percentage of the lines, or amount of money per unit
             * @enum {string}
             */
            calcType: "percentage" | "fixed";
            /** @description Percentage (-100 or more), or amount of money per unit, up to six decimal places; negative for a discount */
            factor: number;
        };
        PriceImport: {
            /** @description Whether the prices were imported; false for a dry run, and if lines are wrong */
            isImported: boolean;
            /** @description The present version of the price list */
            version: number;
            /** @description Lines that add a price */
            added: number;
            /** @description Lines that change a price */
            changed: number;
            /** @description Lines that say what the price list says already */
            unchanged: number;
            /** @description Prices that are removed, since the table does not list them */
            removed: number;
            /** @description Lines with problems */
            wrong: number;
            /** @description Lines that are wrong or change something, in the order of the table */
            lines: components["schemas"]["PriceImportLine"][];
        };
        PriceImportLine: {
            /** @description Line of the table, counted from 1, headings included */
            line: number;
            /** @description What the line does */
            outcome: string;
            /** @description The price that the line changes */
            before?: components["schemas"]["LanguagePairPriceSave"];
            /** @description The price that the line sets; absent for a wrong line */
            after?: components["schemas"]["LanguagePairPriceSave"];
            /** @description What is wrong with the line */
            problems: components["schemas"]["PriceImportProblem"][];
        };
        PriceImportProblem: {
            /** @description Column with the problem */
            column: string;
            /** @description Kind of problem */
            code: string;
            /** @description What the cell says, up to 100 characters */
            value: string;
            /** @description What is wrong and what would be right, in English */
            message: string;
        };
        ProjectPage: components["schemas"]["PageInfo"] & {
            /** @description Projects on this page */
            content: components["schemas"]["ProjectSummary"][];
        };
        /** @description A project in the list of projects */
        ProjectSummary: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /**
             * Format: int64
             * @description Number of the project
             */
            id?: number;
            /** @description System number, for example B-2478-1111 */
            name: string;
            /** @description Human-readable label */
            reference: string;
            status: components["schemas"]["ProjectStatus"];
            /** @description Source locale, for example en_us */
            sourceLocale: string;
            /** @description Target locales of its work units */
            targetLocales: string[];
            /** @description ISO 4217 code of its prices */
            currency: string;
            /**
             * Format: int64
             * @description When the project was created (epoch ms)
             */
            createDate: number;
            /**
             * Format: int64
             * @description Due date (epoch ms)
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description When the project was delivered (epoch ms)
             */
            deliveryDate?: number;
            /**
             * Format: int64
             * @description When the project was archived (epoch ms); absent unless it is
             */
            archiveDate?: number;
            creator: components["schemas"]["UserRef"];
            contact?: components["schemas"]["UserRef"];
            assignee?: components["schemas"]["UserRef"];
            client: components["schemas"]["OrgUnitRef"];
            organizationalUnit: components["schemas"]["OrgUnitRef"];
            /** @description Tags */
            tags: string[];
            /** @description Percentage of confirmed segments in all steps (0 to 100); canceled steps do not count */
            progress: number;
            /** @description Progress of each workflow step, in order */
            progressByWorkflow?: components["schemas"]["WorkflowProgress"][];
            /** @description Cost for the client, in `currency`; absent until costs are calculated */
            totalCost?: number;
            costsStatus: components["schemas"]["CostsStatus"];
            /** @description Work units */
            totalWorkUnits: number;
            /** @description Segments of all work units, except those whose tasks were all canceled */
            totalSegments: number;
            /** @description Of these, confirmed segments */
            confirmedSegments: number;
            /** @description Source words, each file counted once for each target locale */
            totalWords: number;
            /** @description Open tasks without an assignee */
            unassignedTasks: number;
            /** @description Whether tasks are offered and assigned automatically */
            autopilotEnabled: boolean;
            /** @description Whether the project is delivered automatically once its last task is delivered */
            automationEnabled: boolean;
            /** @description Values of custom fields */
            customFields: components["schemas"]["CustomFieldValue"][];
        };
        /** @description Projects and how to change them */
        ProjectBulkChange: {
            /**
             * @description What to change
             * @enum {string}
             */
            kind: "STATUS" | "MANAGER" | "TAGS" | "ORG_UNIT" | "ARCHIVE" | "UNARCHIVE" | "RECALCULATE";
            /** @description The projects */
            projectUuids: string[];
            /** @description For STATUS: the new status */
            newStatus?: components["schemas"]["ProjectStatus"];
            /** @description For STATUS: the reason, where the change needs one and `optionUuid` is omitted */
            reason?: string;
            /**
             * Format: uuid
             * @description For STATUS with `CANCELLED`: the cancellation option; required if the account says so
             */
            optionUuid?: string;
            /**
             * Format: uuid
             * @description For MANAGER: the new project manager
             */
            userUuid?: string;
            /** @description For TAGS: tags to add */
            addTags?: string[];
            /** @description For TAGS: tags to remove */
            removeTags?: string[];
            /**
             * Format: uuid
             * @description For ORG_UNIT: the new organizational unit
             */
            orgUnitUuid?: string;
        };
        /** @description What a bulk change would do */
        ProjectBulkPlan: {
            /** @description Projects that would be changed */
            changing: components["schemas"]["BulkItem"][];
            /** @description Projects that can not be changed, each with the reason */
            skipped: components["schemas"]["BulkItem"][];
        };
        /** @description What a bulk change did */
        ProjectBulkResult: {
            /** @description Projects that were changed */
            changed: components["schemas"]["BulkItem"][];
            /** @description Projects that were not changed, each with the reason */
            skipped: components["schemas"]["BulkItem"][];
        };
        /** @description An amount of money in one currency */
        CurrencyAmount: {
            /** @description ISO 4217 code */
            currency: string;
            /** @description Amount in `currency` */
            amount: number;
        };
        /** @description Numbers of projects that need attention, among those that the caller can view */
        ProjectCounters: {
            /** @description All projects */
            total: number;
            /** @description Projects in DRAFT */
            toQuote: components["schemas"]["ProjectCounter"] & {
                /**
                 * Format: int64
                 * @description When the oldest of them was created (epoch ms)
                 */
                oldestDate?: number;
            };
            /** @description Projects in PENDING */
            awaitingApproval: components["schemas"]["ProjectCounter"] & {
                /** @description Their costs, largest first; absent if the caller cannot view prices */
                costs?: components["schemas"]["CurrencyAmount"][];
            };
            /** @description Projects past their due date that are not delivered */
            late: components["schemas"]["ProjectCounter"] & {
                /** @description Number of their organizational units */
                orgUnits: number;
            };
            /** @description Projects with open tasks that have no assignee */
            unassigned: components["schemas"]["ProjectCounter"] & {
                /** @description Number of these tasks */
                tasks: number;
            };
            /** @description Projects delivered since Monday, in UTC */
            deliveredThisWeek: components["schemas"]["ProjectCounter"] & {
                /** @description Source words, each file counted once for each target locale */
                words: number;
            };
        };
        ProjectCounter: {
            /** @description Number of projects */
            count: number;
            /** @description Query line that finds them */
            filter: string;
        };
        /** @description Sums of the projects of a list */
        ProjectTotals: {
            /** @description Number of projects */
            projects: number;
            /** @description Source words, each file counted once for each target locale */
            words: number;
            /** @description Open tasks without an assignee */
            unassignedTasks: number;
            /** @description Costs by currency, largest first; absent if the caller cannot view prices */
            costs?: components["schemas"]["CurrencyAmount"][];
        };
        WorkflowProgress: {
            /** @description Workflow code */
            workflow: string;
            /** @description Position among the steps, from 0 */
            index: number;
            /** @description Segments to confirm in this step; segments for which the step was canceled do not count */
            totalSegments: number;
            /** @description Segments confirmed in this step */
            confirmedSegments: number;
            /** @description Tasks of this step that are not canceled */
            totalTasks: number;
            /** @description Tasks of this step that are delivered or invoiced */
            deliveredTasks: number;
        };
        /** @description A project with all details */
        Project: components["schemas"]["ProjectSummary"] & {
            /** @description Changes with each field that `projects.updateInfo` sets; send it as `If-Match`. A call compares only the fields that it changes */
            version: string;
            /**
             * Format: uuid
             * @description Account of the project
             */
            accountUuid: string;
            /** @description Id of the project in the editor */
            genesisId?: string;
            /** @description Time zone key of its dates, for example UTC */
            timezone: string;
            /** @description Instructions for linguists */
            instructions?: string;
            /** @description Notes from the client */
            notes?: string;
            /** @description Workflow steps, in order */
            workflows: components["schemas"]["WorkflowLevel"][];
            /** @description Source files */
            resources: components["schemas"]["ProjectResource"][];
            /** @description Work units */
            workUnits: components["schemas"]["WorkUnit"][];
            /** @description Source files; also where `resources` is left empty */
            totalResources: number;
            /** @description Reference files; also where `referenceFiles` is left empty */
            totalReferenceFiles: number;
            /** @description Reference files, which are not translated */
            referenceFiles: components["schemas"]["ReferenceFile"][];
            /** @description Files that are not classified yet */
            dropFiles: components["schemas"]["ProjectResourceRef"][];
            /** @description Costs that were added manually */
            costs: components["schemas"]["ManualCost"][];
            /**
             * Format: uuid
             * @description Analysis on which the costs are based
             */
            costsLogfileId?: string;
            /**
             * Format: int64
             * @description When the costs were calculated (epoch ms)
             */
            costsCalculatedAt?: number;
            /** @description How costs are calculated */
            costCalculationMode: string;
            /** @description Unit of measure of linguist payments */
            taskPaymentType: string;
            /** @description Text for the invoice */
            invoiceInfo?: string;
            /** @description Purchase order of the client; empty for none */
            purchaseOrder: string;
            /** @description Dates to keep in view besides the due date, earliest first */
            keyDates: components["schemas"]["KeyDate"][];
            /** @description Whether the project is continuous */
            isContinuous: boolean;
            /** @description Same as `isContinuous` */
            continuous?: boolean;
            /** @description Name of the product within its organizational unit; only for continuous projects */
            ciTag?: string;
            /** @description Expected number of work units of a continuous project, if specified */
            totalExpectedWorkUnits?: number;
            /** @description Whether files are transformed before or after translation */
            hasDataTransformation: boolean;
            /** @description Whether linguists are asked for feedback */
            enableTaskFeedback: boolean;
            /** @description Current status of the automation */
            automationStatus?: string;
            /** @description Whether a non-translatable segment counts as such rather than as a repetition */
            ntMatchOverRepetitionEnabled: boolean;
            /** @description Whether a memory match counts as such rather than as a repetition */
            tmMatchOverRepetitionEnabled: boolean;
            /** @description Whether the spelling check ignores the words in the account's list */
            spellCheckerIgnoreWordsEnabled?: boolean;
            /** @description Status changes defined for the current status, with the reason if the caller cannot make one */
            allowedMoves: components["schemas"]["ProjectMove"][];
        };
        ProjectMove: {
            to: components["schemas"]["ProjectStatus"];
            /** @description Key of the reason why the caller cannot make this change now; absent if the change is allowed */
            refused?: string;
            /** @description Whether the change requires a reason */
            needsReason?: boolean;
        };
        WorkflowLevel: {
            /** @description Position among the steps, from 0 */
            index: number;
            /** @description Workflow code */
            name: string;
            /** @description Display title */
            label?: string;
        };
        ProjectCreate: {
            /** @description Human-readable label */
            reference: string;
            /**
             * Format: uuid
             * @description Organizational unit that orders the project
             */
            orgUnitUUID: string;
            /**
             * Format: uuid
             * @description Contact at the client; the caller if absent
             */
            contactUUID?: string;
            /** @description Source locale, for example en_us */
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description ISO 4217 code; that of the organizational unit if absent */
            currency?: string;
            /** @description Time zone key; that of the organizational unit if absent */
            timezone?: string;
            /** @description Notes for the project manager */
            notes?: string;
            /** @description Instructions for linguists */
            instructions?: string;
            /**
             * Format: int64
             * @description Due date (epoch ms)
             */
            dueDate?: number;
            /** @description Tags */
            tags?: string[];
            /** @description Values of custom fields; those left out get their default values */
            customFields?: components["schemas"]["CustomFieldValueInput"][];
        };
        ProjectInfo: {
            /** @description System number */
            name?: string;
            /** @description Human-readable label */
            reference?: string;
            /**
             * Format: uuid
             * @description Assigned project manager; null for none
             */
            assigneeUUID?: string | null;
            /**
             * Format: uuid
             * @description Organizational unit that orders the project
             */
            clientUUID?: string;
            /**
             * Format: uuid
             * @description Contact at the client
             */
            contactUUID?: string;
            /**
             * Format: int64
             * @description Due date (epoch ms); null for none
             */
            dueDate?: number | null;
            /** @description Instructions for linguists */
            instructions?: string;
            /** @description Notes from the client */
            notes?: string;
            /** @description Source locale; only before work units exist */
            sourceLocale?: components["schemas"]["LocaleCode"];
            /** @description Tags */
            tags?: string[];
            /** @description Whether the project is delivered automatically once its last task is delivered */
            automationEnabled?: boolean;
            /** @description Whether tasks are offered and assigned automatically */
            autopilotEnabled?: boolean;
            /** @description Purchase order of the client; empty for none */
            purchaseOrder?: string;
            /** @description Dates to keep in view besides the due date */
            keyDates?: components["schemas"]["KeyDate"][];
            /** @description Apply the settings of the organizational unit again */
            inferDefaultSettings?: boolean;
            /** @description Count a non-translatable segment as such rather than as a repetition */
            ntMatchOverRepetitionEnabled?: boolean;
            /** @description Count a memory match as such rather than as a repetition */
            tmMatchOverRepetitionEnabled?: boolean;
            /** @description Use the account's list of words to ignore */
            spellCheckerIgnoreWordsEnabled?: boolean;
        };
        KeyDate: {
            /** @description What happens on this date */
            name: string;
            /**
             * Format: int64
             * @description Date and time (epoch ms)
             */
            date: number;
        };
        ProjectStatusChange: {
            newStatus: components["schemas"]["ProjectStatus"];
            /** @description Also start the cost calculation */
            calculateCosts?: boolean;
            /** @description Reason; required if the status change asks for one, unless `optionUuid` is set */
            reason?: string;
            /**
             * Format: uuid
             * @description Cancellation option, for `CANCELLED` only; required if the account says so
             */
            optionUuid?: string;
        };
        ProjectResource: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Changes with the parser options; send it as `If-Match` to `projects.updateResourceParams` */
            version: string;
            /** @description File name with its extension */
            name: string;
            /** @description Folder in the project; empty at the top level */
            path: string;
            /** @description Lowercase extension that determined the parser */
            type: string;
            /** @description Notes on the file */
            notes?: string;
            /** @description SHA-256 of the content in hex; absent until content is uploaded */
            hash?: string;
            /**
             * Format: int64
             * @description When the file was registered (epoch ms)
             */
            creation: number;
            /**
             * Format: int64
             * @description When the file was added to a project past DRAFT (epoch ms); absent for files of the draft
             */
            addedDate?: number;
            /**
             * Format: uuid
             * @description Project
             */
            projectUuid: string;
            /** @description Source locale */
            sourceLocale: string;
            /** @description Target locales of its work units */
            targetLocales: string[];
            /** @description Workflow codes of its work units */
            workflows: string[];
            params: components["schemas"]["ProjectResourceParams"];
            /** @description Page that shows the text in context */
            previewUrl?: string;
            /**
             * Format: int64
             * @description Size of the content in bytes
             */
            size?: number;
            /** @description Segments found; absent until content is uploaded */
            totalSegments?: number;
            /** @description Source words found; absent until content is uploaded */
            totalWords?: number;
            /** @description What the content leaves in doubt; absent without questions, and once the parser options have been set */
            questions?: components["schemas"]["FileQuestion"][];
        };
        ProjectResourceRef: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description File name */
            name: string;
        };
        ProjectResourceCreate: {
            /** @description File name; its extension determines the parser */
            name: string;
            /** @description Folder in the project */
            path?: string;
            /** @description Notes on the file */
            notes?: string;
            /**
             * Format: uri
             * @description Page that shows the text in context
             */
            previewUrl?: string;
            /**
             * Format: uuid
             * @description An upload of `uploads.create`, as the content of the file
             */
            uploadUuid?: string;
            /** @description How to read the file; the defaults of the parser if absent */
            options?: components["schemas"]["FileOptions"];
        };
        ProjectResourceParams: {
            /**
             * Format: uuid
             * @description Source file
             */
            projectResourceId?: string;
            /** @description Filter of the parser that reads the file */
            parserFilter?: string;
            /** @description Split paragraphs into sentences */
            applySourceSegmentation: boolean;
            /** @description Regular expression; text that matches is kept as an inline tag */
            tagRegex?: string;
            parameters: components["schemas"]["ParserParameters"];
            /** @description Whether the default settings of the parser are unchanged */
            defaultFilterSettings?: boolean;
            /** @description Segmentation rules to use */
            segmentationParams?: string;
            /** @description Extension that determines the parser */
            extensionFile?: string;
            /** @description Extract term candidates during import */
            extractTerms?: boolean;
        };
        /** @description Parser options by key, as listed by `projects.getFileParams` */
        ParserParameters: {
            [key: string]: string | number | boolean;
        };
        ProjectResourceParamsUpdate: {
            /** @description Use these options for every file of the project with the same extension */
            applyAll?: boolean;
            /** @description Split paragraphs into sentences */
            applySourceSegmentation?: boolean;
            parameters?: components["schemas"]["ParserParameters"];
            /** @description Filter of the parser that reads the file */
            parserFilter?: string;
            /** @description Regular expression; text that matches is kept as an inline tag */
            tagRegex?: string;
        };
        FileParams: {
            /** @description Parsers by lowercase extension */
            files: {
                [key: string]: components["schemas"]["FileParser"];
            };
        };
        FileParser: {
            /** @description Name of the format */
            label: string;
            /** @description Whether paragraphs are split into sentences by default */
            applySourceSegmentation: boolean;
            /** @description Filters for reading the format */
            filters: {
                /** @description Default filter */
                defaultFilter: string;
                /** @description Filters by key */
                types: {
                    [key: string]: {
                        /** @description Display name */
                        name: string;
                        /** @description Position in the list */
                        order: number;
                    };
                };
            };
            /** @description Options by key */
            parameters: {
                [key: string]: components["schemas"]["FileParserParameter"];
            };
        };
        FileParserParameter: {
            /** @description Label of the field */
            title: string;
            /** @description What the option does */
            description: string;
            /** @description Type of the value */
            type: string;
            /** @description Default value */
            value: string | number | boolean;
            /** @description Allowed values of a string; absent if any value is allowed */
            choices?: string[];
        };
        ProjectWorkUnitPage: components["schemas"]["PageInfo"] & {
            /** @description Work units on this page */
            content: components["schemas"]["WorkUnit"][];
        };
        WorkUnitsRequest: {
            /**
             * Format: uuid
             * @description Source file
             */
            projectResourceUuid: string;
            /** @description Workflow codes, in the order of the steps */
            workflows: string[];
            /** @description Target locales */
            targetLocales: components["schemas"]["LocaleCode"][];
        };
        ProjectDownload: {
            /** @description Only these target locales */
            locales?: components["schemas"]["LocaleCode"][];
            /** @description Only these source files */
            resources?: string[];
            /** @description Use the text of the last delivered step instead of the current one; files without a delivered step are skipped */
            retrieveLatestDeliveredWorkflow?: boolean;
            /** @description Save the transformation settings in this request */
            updateDataTransformation?: boolean;
            /** @description Settings for transformations after translation */
            dataTransformationParamsMap?: {
                [key: string]: unknown;
            };
        };
        ContinuousProjectCreate: {
            /** @description Name of the product within its organizational unit; part of the address of its files */
            ciTag: string;
            /**
             * Format: uuid
             * @description Organizational unit that orders the project
             */
            orgUnitUUID: string;
            /**
             * Format: uuid
             * @description Contact at the client; the caller if absent
             */
            contactUUID?: string;
            /** @description Human-readable label; the tag if absent */
            reference?: string;
            /** @description Source locale; the default one of the organizational unit if absent */
            source?: components["schemas"]["LocaleCode"];
            /** @description Instructions for linguists */
            instructions?: string;
            /** @description Notes for the project manager */
            notes?: string;
            /** @description Tags */
            tags?: string[];
            /** @description Expected number of work units */
            totalExpectedWorkUnits?: number;
        };
        ContinuousUpload: {
            /**
             * Format: binary
             * @description The file, up to 512 MB; its name identifies later versions
             */
            file: string;
            /** @description Target locales; those of the organizational unit if absent */
            locales?: components["schemas"]["LocaleCode"][];
            /** @description Workflow codes, in the order of the steps; those of the organizational unit if absent */
            workflows?: string[];
            /** @description Human-readable label of a project that is created with this file */
            reference?: string;
            /** @description Source locale of a project that is created with this file; must match that of the project if one exists */
            source?: components["schemas"]["LocaleCode"];
            /** @description Tags to add to the project */
            tags?: string[];
        };
        WorkUnitSearch: {
            /** @description Part of the file name */
            fileName?: string;
            /** @description One or more complete file names */
            filenames?: string[];
            /** @description One or more source files */
            projectResourceUuids?: string[];
            /** @description One or more work units */
            uuids?: string[];
            /** @description Source locale */
            sourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description One or more target locales */
            targetLanguages?: components["schemas"]["LocaleCode"][];
            /** @description One or more statuses of the current step */
            status?: string[];
            /** @description One or more statuses; matches if any step has one of them */
            taskStatus?: string[];
            /** @description One or more codes of the current step */
            workflows?: string[];
            /**
             * @description Page number, from 0
             * @default 0
             */
            page: number;
            /**
             * @description Work units per page
             * @default 20
             */
            size: number;
        };
        ProjectUsage: {
            /** @description Source files */
            resources: number;
            /** @description Work units */
            workUnits: number;
            /** @description Tasks */
            tasks: number;
            /** @description Of these, tasks with an assignee */
            assignedTasks: number;
            /** @description Tasks that are delivered or invoiced; a project with any of them is kept */
            deliveredTasks: number;
            /** @description Segments with a translation */
            translatedSegments: number;
            /** @description Messages */
            messages: number;
            /** @description Reference files */
            referenceFiles: number;
            /** @description Whether the project can be deleted now */
            isRemovable: boolean;
        };
        LanguageProgress: {
            /** @description Target locale */
            targetLocale: string;
            /** @description Work units in this language */
            workUnits: number;
            /** @description Work units whose segments are being created */
            preparing: number;
            /** @description Work units whose segments could not be created */
            failed: number;
            /** @description Source words of these work units */
            words: number;
            /** @description Words after match discounts; absent until all of these work units are analyzed */
            weightedWords?: number;
            /** @description Workflow steps of this language, in order */
            steps: components["schemas"]["LanguageStep"][];
        };
        LanguageStep: {
            /** @description Workflow code */
            workflow: string;
            /** @description Title of the step */
            title: string;
            /** @description Position among the steps, from 0 */
            index: number;
            /** @description Tasks */
            totalTasks: number;
            /** @description Tasks that are not delivered */
            openTasks: number;
            /** @description Tasks that are delivered or invoiced */
            deliveredTasks: number;
            /** @description Open tasks without an assignee */
            unassignedTasks: number;
            /** @description Of these, tasks that can be assigned now */
            assignableTasks: number;
            /** @description Open tasks past their due date */
            overdueTasks: number;
            /** @description Open tasks whose previous step is not delivered */
            waitingTasks: number;
            /** @description Segments to confirm in this step */
            totalSegments: number;
            /** @description Segments confirmed in this step */
            confirmedSegments: number;
            /**
             * Format: int64
             * @description Earliest due date of the open tasks (epoch ms); absent without one
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description When the last task was delivered (epoch ms); absent while tasks are open
             */
            deliveryDate?: number;
            /** @description Up to three assignees, those with the most tasks first */
            assignees: components["schemas"]["UserRef"][];
            /** @description Assignees */
            assigneeCount: number;
        };
        /** @description A page of files with their progress */
        FileProgressPage: components["schemas"]["PageInfo"] & {
            /** @description Files on this page */
            content: components["schemas"]["FileProgress"][];
            /** @description Assignees on this page */
            people: components["schemas"]["UserRef"][];
        };
        FileProgress: {
            /**
             * Format: uuid
             * @description Source file
             */
            uuid: string;
            /** @description File name */
            name: string;
            /** @description Folder within the project; empty for none */
            path: string;
            /** @description Source words */
            words: number;
            /** @description Its work units, by target locale */
            cells: components["schemas"]["FileProgressCell"][];
        };
        FileProgressCell: {
            /**
             * Format: uuid
             * @description Work unit
             */
            workUnitUuid: string;
            /** @description Target locale */
            targetLocale: string;
            /** @description Whether its segments are there */
            genesisCreationStatus: string;
            /** @description Its workflow steps, in order */
            steps: components["schemas"]["FileProgressStep"][];
        };
        FileProgressStep: {
            /**
             * Format: uuid
             * @description Task of this step
             */
            taskUuid: string;
            /** @description Workflow code */
            workflow: string;
            /** @description Position among the steps, from 0 */
            index: number;
            status: components["schemas"]["TaskStatus"];
            /** @description Confirmed share of the segments in this step, 0 to 1 */
            share: number;
            /** @description Whether the task is open past its due date */
            isOverdue: boolean;
            /** @description Whether the previous step is not delivered */
            isWaiting: boolean;
            /**
             * Format: uuid
             * @description Assignee, listed in `people`; absent for none
             */
            assigneeUuid?: string;
            /**
             * Format: int64
             * @description Due date (epoch ms); absent for none
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description When the task was delivered (epoch ms)
             */
            deliveryDate?: number;
            /** @description Number of slices of a step that is split; `taskUuid` is the first one that is open. Absent for a whole file */
            slices?: number;
        };
        PaymentType: {
            /** @description Payment type; WORDS as long as no payment is based on anything else */
            paymentType: string;
        };
        IngestionStatus: {
            /** @description ERROR if a file could not be imported, RUNNING while a file is being imported, WAITING while a file has no content */
            status: string;
            /** @description Source files */
            totalFiles: number;
            /** @description Of these, files that are DONE */
            completedFiles: number;
            /** @description Import status of each file */
            resources: components["schemas"]["ResourceIngestion"][];
        };
        ResourceIngestion: {
            /**
             * Format: uuid
             * @description Source file
             */
            uuid: string;
            /** @description File name */
            name: string;
            /** @description Folder in the project; empty at the top level */
            path: string;
            /** @description Import status of the file */
            status: string;
            /** @description Work units of the file */
            totalWorkUnits: number;
            /** @description Of these, work units that have their segments */
            completedWorkUnits: number;
            /** @description Segments found; absent until content is uploaded */
            totalSegments?: number;
            /** @description Texts that are not translated, which `projects.listLeftOutTexts` lists; absent until content is uploaded */
            leftOutTexts?: number;
            /** @description Why the file could not be imported; absent without an error */
            error?: string;
            /** @description Machine-readable form of `error` */
            failure?: components["schemas"]["Failure"];
        };
        LeftOutTextPage: components["schemas"]["PageInfo"] & {
            /** @description Texts on this page */
            content: components["schemas"]["LeftOutText"][];
        };
        LeftOutText: {
            /** @description What identifies the text in the file */
            key: string;
            /** @description The text, cut off after 500 characters */
            text: string;
            /** @description NOT_TRANSLATABLE if the file says so, ONLY_TAGS without words between tags and placeholders, REFERENCE for the name of another resource, SKIPPED_KEY if the parser options leave out its key, PLURAL_FORM if the target language has no such form, DESCRIPTION if it describes other texts, CODE if the parser options leave out code */
            reason: string;
        };
        ReferenceFile: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description File name */
            name: string;
            /**
             * Format: int64
             * @description Size in bytes
             */
            size: number;
            /**
             * Format: int64
             * @description When the file was added (epoch ms)
             */
            creation: number;
        };
        GlossaryBinding: {
            /** @description Glossaries, in the order in which they are searched; none if absent */
            glossaries?: string[];
        };
        SourceFilesRequest: {
            /**
             * Format: uuid
             * @description Id of the project, as in the path
             */
            projectId?: string;
            /** @description Work units whose source files to export; a file of several work units is included once */
            workUnitUuids: string[];
        };
        TranslatedFilesRequest: {
            /**
             * Format: uuid
             * @description Id of the project, as in the path
             */
            projectId?: string;
            /** @description Work units to export */
            workUnitUuids: string[];
            /** @description Index of the step whose text is exported, from 0 */
            workflowLevel?: number;
            /** @description Append source and target locale to file names */
            addSourceAndTargetSuffix?: boolean;
            /** @description Export the files as delivered in the last delivered step */
            downloadDeliverables?: boolean;
        };
        LocKitRequest: {
            /** @description Format of the export */
            locKitTypeJob: string;
            /**
             * Format: uuid
             * @description Id of the project, as in the path
             */
            projectId?: string;
            /** @description Work units to export */
            workUnitUuids: string[];
            /** @description Index of the step whose text is exported, from 0 */
            workflowLevel?: number;
            /** @description Append source and target locale to file names */
            addSourceAndTargetSuffix?: boolean;
        };
        LocKitJob: {
            /**
             * Format: uuid
             * @description Id of the request to poll
             */
            id: string;
            status: components["schemas"]["JobStatus"];
            /** @description Type of export */
            type: string;
            /**
             * Format: int64
             * @description When the export was started (epoch ms); the misspelled name is part of the API
             */
            creatinDate: number;
        };
        TranslationKitJob: {
            /**
             * Format: uuid
             * @description Id of the request
             */
            id: string;
            status: components["schemas"]["JobStatus"];
            /** @description Type of export */
            type: string;
            /**
             * Format: int64
             * @description When the export was requested (epoch ms)
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When the export started (epoch ms)
             */
            startTime?: number;
            /**
             * Format: int64
             * @description When the export ended (epoch ms)
             */
            endTime?: number;
            /** @description Completed files */
            completedFiles: number;
            /** @description Requested files */
            totalFiles: number;
            /** @description Download address of the file, once it is ready */
            downloadFileUrl?: string;
            /** @description Why the export failed */
            error?: string;
            /** @description Machine-readable form of `error` */
            failure?: components["schemas"]["Failure"];
        };
        ProjectMessage: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description The note */
            text: string;
            /**
             * Format: uuid
             * @description Author
             */
            author: string;
            /** @description Name of the author */
            authorName: string;
            /**
             * Format: int64
             * @description When the note was written (epoch ms)
             */
            creationTimestamp: number;
            /** @description Whether the note is hidden from clients and linguists */
            privateMessage: boolean;
            /**
             * Format: uuid
             * @description Note that this one replies to
             */
            parent?: string;
            /** @description Replies, oldest first */
            replies: components["schemas"]["ProjectMessage"][];
        };
        ProjectMessagePage: components["schemas"]["PageInfo"] & {
            /** @description Threads on this page */
            content: components["schemas"]["ProjectMessage"][];
        };
        ProjectMessageCreate: {
            /** @description The note */
            text: string;
            /** @description Hide the note from clients and linguists */
            privateMessage?: boolean;
            /**
             * Format: uuid
             * @description Note that this one replies to; null or absent for none
             */
            parent?: string | null;
        };
        ProcessCount: {
            /** @description Task status */
            status: string;
            /** @description Tasks with this status */
            count: number;
        };
        MemoryBindingSettings: {
            /** @description Treat abbreviations of units of measure as inline tags */
            codeUomAbbreviationEnabled?: boolean;
            /** @description Read and write settings per workflow step, where they differ from those of the memory in the project */
            workflows?: {
                /**
                 * Format: uuid
                 * @description Workflow step
                 */
                workflowUuid: string;
                /** @description Whether matches are offered in this step */
                read: boolean;
                /** @description Whether the memory is updated from this step */
                write: boolean;
            }[];
        };
        TranslationMemoryBindingRequest: {
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /**
             * Format: int64
             * @description Number of the memory in the editor
             */
            atlasTmId?: number;
            /**
             * @description Whether matches from the memory are offered
             * @default true
             */
            read: boolean;
            /**
             * @description Whether the memory is updated when tasks are delivered
             * @default false
             */
            write: boolean;
            /**
             * @description Penalty: percentage points subtracted from every match score
             * @default 0
             */
            penalty: number;
            /**
             * @description Lowest match score offered, in percent
             * @default 70
             */
            threshold: number;
            /**
             * @description Maximum number of matches per segment
             * @default 5
             */
            maxHits: number;
            /**
             * @description Number the inline tags of a match like those of the segment
             * @default true
             */
            fixTags: boolean;
            settings?: components["schemas"]["MemoryBindingSettings"];
        };
        TranslationMemoryBinding: {
            /**
             * Format: uuid
             * @description Id of the memory in this project
             */
            id: string;
            /** @description Changes with the settings of the memory in this project; see `If-Match` of `projects.bindTranslationMemories` */
            version: string;
            /**
             * Format: uuid
             * @description Project
             */
            projectUuid: string;
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /**
             * Format: int64
             * @description Number of the memory in the editor
             */
            atlasTmId: number;
            /** @description Name of the memory */
            name: string;
            /** @description Whether matches from the memory are offered */
            read: boolean;
            /** @description Whether the memory is updated when tasks are delivered */
            write: boolean;
            /** @description Penalty: percentage points subtracted from every match score */
            penalty: number;
            /** @description Lowest match score offered, in percent */
            threshold: number;
            /** @description Maximum number of matches per segment */
            maxHits: number;
            /** @description Whether the inline tags of a match are numbered like those of the segment */
            fixTags: boolean;
            settings: components["schemas"]["MemoryBindingSettings"];
            tm: components["schemas"]["TranslationMemory"];
        };
        /** @description How much a criterion counts: 0 not at all, 1 little, 2 normally, 3 much. */
        RecommendationWeight: number;
        /** @description How much each criterion counts when linguists are recommended. */
        RecommendationWeights: {
            /** @description Average score in the language pair. */
            score: components["schemas"]["RecommendationWeight"];
            /** @description Tasks delivered for the same organization. */
            clientExperience: components["schemas"]["RecommendationWeight"];
            /** @description Same step of the same project in the same language pair. */
            continuity: components["schemas"]["RecommendationWeight"];
            /** @description Few open tasks. */
            availability: components["schemas"]["RecommendationWeight"];
            /** @description Low payment; counts only for users with access to rates. */
            rate: components["schemas"]["RecommendationWeight"];
        };
        /** @description An organizational unit with recommendation settings. */
        RecommendationUnit: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
        };
        /** @description Recommendation settings of an account or of one of its organizational units. */
        RecommendationSettings: {
            /** @description The organizational unit; absent for the account. */
            orgUnit?: components["schemas"]["RecommendationUnit"];
            /** @description How much each criterion counts. */
            weights: components["schemas"]["RecommendationWeights"];
            /** @description Changes with the settings; send it as `If-Match`. */
            version: string;
        };
        /** @description The recommendation settings of an account. */
        RecommendationSettingsList: {
            /** @description The settings. */
            settings: components["schemas"]["RecommendationSettings"][];
            /** @description Who changed the settings last; absent if no one did. */
            lastChange?: components["schemas"]["SettingsChange"];
        };
        /** @description Recommendation settings of an organizational unit. */
        RecommendationSettingsCreate: {
            /**
             * Format: uuid
             * @description The organizational unit.
             */
            orgUnitUuid: string;
            /** @description How much each criterion counts. */
            weights: components["schemas"]["RecommendationWeights"];
        };
        /** @description New recommendation settings. */
        RecommendationSettingsUpdate: {
            /**
             * Format: uuid
             * @description The account; your own if omitted.
             */
            accountUuid?: string;
            /**
             * Format: uuid
             * @description The organizational unit; the account itself if omitted.
             */
            orgUnitUuid?: string;
            /** @description How much each criterion counts. */
            weights: components["schemas"]["RecommendationWeights"];
        };
        /** @description How well a linguist suits, and why. */
        Recommendation: {
            /** @description From 0 to 100, by the recommendation settings. */
            rating: number;
            /** @description What speaks for the linguist, the strongest reason first. */
            reasons: components["schemas"]["RecommendationReason"][];
        };
        /** @description What speaks for a linguist. */
        RecommendationReason: {
            /** @description The criterion. */
            criterion: string;
            /** @description How much of the rating comes from it. */
            points: number;
            /** @description The score, the delivered tasks, the tasks in the project, or the open tasks; absent for rates. */
            value?: number;
        };
        /** @description New content of a source file, and its changes. */
        ResourceVersion: {
            /**
             * Format: uuid
             * @description Id.
             */
            uuid: string;
            /**
             * @description READING until all languages are compared; ERROR if a language could not be read and kept its segments.
             * @enum {string}
             */
            status: "READING" | "DONE" | "ERROR";
            /**
             * Format: int64
             * @description When the version was uploaded (epoch ms).
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When the comparison ended (epoch ms).
             */
            endDate?: number;
            /** @description Who uploaded the version. */
            createdBy?: components["schemas"]["UserRef"];
            /** @description SHA-256 of the previous content in hex. */
            previousHash?: string;
            /** @description SHA-256 of the new content in hex. */
            hash: string;
            /**
             * Format: int64
             * @description Size of the new content in bytes.
             */
            size: number;
            /** @description Changes in each target locale that has been compared. */
            locales: components["schemas"]["ResourceVersionLocale"][];
        };
        /** @description A version, and the file that it belongs to. */
        ProjectFileVersion: components["schemas"]["ResourceVersion"] & {
            /**
             * Format: uuid
             * @description Source file.
             */
            projectResourceUuid: string;
            /** @description File name. */
            name: string;
        };
        /** @description Changes of a version in one target locale, counted in segments. */
        ResourceVersionLocale: {
            /**
             * Format: uuid
             * @description Work unit.
             */
            workUnitUuid: string;
            /** @description Target locale. */
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description New segments. */
            added: number;
            /** @description Segments with a changed source text. */
            changed: number;
            /** @description Segments with the same words but other inline tags, such as a link with a new address. */
            markup: number;
            /** @description Unchanged segments in another position. */
            moved: number;
            /** @description Removed segments. */
            removed: number;
            /** @description Unchanged segments. */
            unchanged: number;
            /** @description Whether delivered tasks were reopened. */
            reopened: boolean;
            /** @description Why the version could not be read for this locale; the segments did not change. */
            failureReason?: string;
            /** @description Machine-readable form of `failureReason`. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description A segment that a version changed. */
        ResourceVersionSegment: {
            /**
             * @description Type of change; MARKUP means that only the inline tags changed, in whatever position.
             * @enum {string}
             */
            kind: "ADDED" | "CHANGED" | "MARKUP" | "MOVED" | "REMOVED";
            /** @description Key of the segment in the file. */
            key: string;
            /** @description Position in the new version, from 0; absent for a removed segment. */
            index?: number;
            /** @description Position in the previous version, from 0; absent for an added segment. */
            previousIndex?: number;
            /** @description New source text with placeholders; for MARKUP, with the inline tags as written in the file; absent for a removed segment. */
            source?: string;
            /** @description Previous source text in the same form; only for CHANGED, MARKUP, and REMOVED. */
            previousSource?: string;
            /** @description Previous target text; absent if there was none. */
            previousTarget?: string;
            /** @description Match score of the previous source text, in percent; only for changed segments. */
            matchScore?: number;
        };
        /** @description A page of changed segments. */
        ResourceVersionSegmentPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["ResourceVersionSegment"][];
        };
        /** @description Segmentation rules of an organizational unit. */
        SegmentationRules: {
            /**
             * Format: uuid
             * @description ID of this version of the rules.
             */
            uuid: string;
            /** @description Name of the SRX file. */
            fileName: string;
            /** @description SHA-256 hash of the file in hexadecimal. */
            hash: string;
            /** @description Whether the built-in rules apply where these rules do not decide. */
            extendsBuiltIn: boolean;
            /** @description Number of rule sets in the file. */
            languages: number;
            /** @description Total number of rules in all rule sets. */
            rules: number;
            /**
             * Format: int64
             * @description When the file was uploaded (epoch ms).
             */
            creationDate: number;
            /** @description User who uploaded the file. */
            createdBy?: components["schemas"]["UserRef"];
        };
        /** @description An organizational unit and its rules. */
        UnitSegmentationRules: {
            /**
             * Format: uuid
             * @description The organizational unit.
             */
            orgUnitUuid: string;
            /** @description Name of the organizational unit. */
            orgUnitName: string;
            /** @description The rules. */
            rules: components["schemas"]["SegmentationRules"];
        };
        /** @description A text to split. */
        SegmentationTrial: {
            /** @description Text, with placeholders for inline tags. */
            text: string;
            /** @description Language of the text. */
            locale: components["schemas"]["LocaleCode"];
            /** @description Rules to try, as SRX. If omitted, the rules of the organizational unit apply; if empty, the built-in rules. */
            srx?: string;
            /** @description Same as for the upload; only with `srx`. */
            extendsBuiltIn?: boolean;
        };
        /** @description How a text is split. */
        SegmentationPreview: {
            /** @description The segments; joined, they make up the text. */
            segments: string[];
            /** @description Decisions on breaks, in text order. */
            decisions: components["schemas"]["SegmentationDecision"][];
        };
        /** @description A break that was created or prevented. */
        SegmentationDecision: {
            /** @description Position in the text in UTF-16 code units. */
            offset: number;
            /** @description Whether a segment ends here. */
            breaks: boolean;
            /**
             * @description A RULE of the SRX file, or what the built-in rules found: the end of a sentence, an abbreviation, a list number, a line that continues, or a position inside a tag pair.
             * @enum {string}
             */
            by: "RULE" | "SENTENCE" | "ABBREVIATION" | "LIST_NUMBER" | "LINE_GOES_ON" | "INSIDE_PAIR";
            /** @description Name of the rule set; only for a RULE. */
            language?: string;
            /** @description Number of the rule in its rule set, from 1; only for a RULE. */
            rule?: number;
            /** @description The rule's expression before the break; only for a RULE. */
            before?: string;
            /** @description The rule's expression after the break; only for a RULE. */
            after?: string;
        };
        /** @description One workflow step of one work unit. */
        Task: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Changes with the assignee, the instructions, the payment, the due date, and the categories; send it as `If-Match`. A call compares only the part that it changes */
            version: string;
            /** @description Position of the step among the steps of its work unit, from 0. */
            sequence: number;
            /** @description Status of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Assignment state of the task. */
            assignment: components["schemas"]["AssignmentState"];
            /** @description The workflow step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description The previous step, until it is delivered; absent when the task is not waiting. */
            waitingFor?: components["schemas"]["TaskDependency"];
            /**
             * Format: int64
             * @description When the task was created, epoch ms.
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When the task was assigned, epoch ms; absent while unassigned.
             */
            assignDate?: number;
            /**
             * Format: int64
             * @description When the assignee accepted the task, epoch ms; absent until then.
             */
            acceptanceDate?: number;
            /**
             * Format: int64
             * @description Due date, epoch ms; absent if not set.
             */
            dueDate?: number;
            /** @description Whether the due date was set for the task; otherwise it is proposed from that of the project, by step and size, and follows it. */
            dueDateSet?: boolean;
            /**
             * Format: int64
             * @description When the task was delivered, epoch ms; absent until then.
             */
            deliveryDate?: number;
            /** @description Who created the task; absent when the system did. */
            createdBy?: components["schemas"]["UserRef"];
            /** @description Who assigned the task; absent while unassigned. */
            assignedBy?: components["schemas"]["UserRef"];
            /** @description Assignee; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
            /** @description Name of the organizational unit. */
            client: string;
            /** @description Currency of the payment. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Payment of the task, in `currency`; absent for users without access to payments. */
            payableAmount?: number;
            /** @description Payment lines; absent for users without access to payments. */
            payments?: components["schemas"]["TaskPayment"][];
            /** @description The project. */
            project: components["schemas"]["TaskProjectRef"];
            /** @description Name of the project, as in `project`. */
            projectName?: string;
            /** @description The file and language pair. */
            workUnit: components["schemas"]["WorkUnit"];
            /** @description Instructions for the linguist. */
            instructions?: string;
            /** @description Whether the task is a slice of a larger task. */
            fromSplit?: boolean;
            /** @description The segments of a slice; absent for a task of a whole file. */
            slice?: components["schemas"]["TaskRange"];
            /** @description Quality score that a linguist needs for the task; absent if not set. */
            minimumScoreRequired?: number;
            /** @description What the content is about: the categories of the task, or the tags of the project if none are set for the task. */
            categories: string[];
            /** @description Whether the categories were set for the task; otherwise they are the tags of the project. */
            categoriesSet?: boolean;
            /** @description Custom fields of the account. */
            customFields: components["schemas"]["CustomFieldValue"][];
            /** @description The previous steps, in order. */
            dependencies: components["schemas"]["TaskDependency"][];
            /** @description The source file to translate. */
            files: components["schemas"]["TaskFile"][];
            /** @description Reference files, those of the task itself first, then those of its project. */
            referenceFiles: components["schemas"]["TaskFile"][];
        };
        /** @description Project of a task, in short. */
        TaskProjectRef: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Number assigned by the system, such as `B-2478-1111`. */
            name: string;
            /** @description Name given by users. */
            reference: string;
            /**
             * Format: int64
             * @description Due date of the project, epoch ms; absent if not set.
             */
            dueDate?: number;
            /** @description Currency of the project. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether tasks are offered to linguists automatically. */
            autopilotEnabled: boolean;
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationUuid?: string;
            /** @description Whether files are transformed on download. */
            hasDataTransformation?: boolean;
        };
        /** @description A previous step of the same work unit. */
        TaskDependency: {
            /**
             * Format: uuid
             * @description The task of that step.
             */
            uuid: string;
            /** @description Position of the step, from 0. */
            sequence: number;
            /** @description Status of that task. */
            status: components["schemas"]["TaskStatus"];
            /** @description The workflow step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description Assignee; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
            /** @description The segments of a slice; absent for a task of a whole file. */
            slice?: components["schemas"]["TaskRange"];
        };
        /** @description A payment line of a task. */
        TaskPayment: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskId?: string;
            /** @description Source of the line. */
            source?: string;
            /** @description Match band or type of work. */
            costType?: string;
            /** @description Unit of measure. */
            unit: components["schemas"]["CostUnit"];
            /** @description Quantity, weighted by the net rate factors. */
            amount: number;
            /** @description Rate per unit, up to six decimal places. */
            rate: number;
            /** @description Amount times rate, rounded half up to the minor unit of the currency. */
            total: number;
            /** @description Whether the line was created on delivery. */
            createdOnDelivery?: boolean;
            /**
             * Format: int64
             * @description When the line was created, epoch ms.
             */
            creationDate?: number;
            /**
             * Format: int64
             * @description When the line was confirmed, epoch ms; absent until then.
             */
            confirmationDate?: number;
            /** @description Who confirmed the line; absent until then. */
            confirmedBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When the line was rejected, epoch ms; absent if it was not.
             */
            rejectDate?: number;
            /** @description Why the line was rejected. */
            rejectReason?: string;
            /** @description Who rejected the line; absent if it was not rejected. */
            rejectReasonBy?: components["schemas"]["UserRef"];
            /**
             * Format: uuid
             * @description The work unit.
             */
            workUnitId?: string;
            /** @description File name of the work unit. */
            workUnitFileName?: string;
        };
        /** @description A source or reference file. */
        TaskFile: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description File name. */
            name: string;
            /** @description Whether a reference file was added to the task itself rather than to its project; absent for other files. */
            isOwn?: boolean;
            /** @description Size in bytes. */
            size?: number;
            /** @description URL to download the file from, valid for an hour; only in responses with a single task, for users who may download the file. */
            downloadUrl?: string;
        };
        /** @description One page of tasks. */
        TaskPage: components["schemas"]["PageInfo"] & {
            /** @description Items on this page. */
            content: components["schemas"]["Task"][];
        };
        /** @description A task that can be claimed, with its payment. */
        AvailableTask: components["schemas"]["Task"] & {
            /** @description What the linguist who claims the task is paid, in `currency`; 0 without an agreed rate. */
            payableAmount: number;
            /** @description Short explanation of how the amount is calculated. */
            payExplanation?: string;
        };
        /** @description One page of tasks that can be claimed. */
        AvailableTaskPage: components["schemas"]["PageInfo"] & {
            /** @description Items on this page. */
            content: components["schemas"]["AvailableTask"][];
        };
        /**
         * @description Lane of a board: open and unassigned; assigned, but the previous step is not delivered; assigned, but not accepted; in progress; delivered in the last seven days.
         * @enum {string}
         */
        TaskLane: "UNASSIGNED" | "WAITING" | "ASSIGNED" | "IN_PROGRESS" | "DELIVERED";
        /** @description One page of the rows of a board. */
        TaskBoard: components["schemas"]["PageInfo"] & {
            /** @description All lanes, with the tasks of all pages. */
            lanes: components["schemas"]["TaskBoardLane"][];
            /** @description Unassigned tasks; only for rows of linguists. */
            unassigned?: components["schemas"]["TaskBoardCell"];
            /** @description Rows of this page, by name. */
            content: components["schemas"]["TaskBoardRow"][];
        };
        /** @description A lane of a board. */
        TaskBoardLane: {
            lane: components["schemas"]["TaskLane"];
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of all tasks. */
            words: number;
            /** @description Query line that finds the tasks. */
            filter: string;
        };
        /** @description A row of a board. */
        TaskBoardRow: {
            /** @description Identifier of the row, such as the UUID of a person or `en_us:pt_br`. */
            key: string;
            /** @description Linguist; only for rows of linguists. */
            assignee?: components["schemas"]["UserRef"];
            /** @description Source language; only for rows of language pairs. */
            sourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description Target language; only for rows of language pairs. */
            targetLanguage?: components["schemas"]["LocaleCode"];
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of all tasks. */
            words: number;
            /** @description One cell for each lane, in the order of `lanes`; without UNASSIGNED for rows of linguists. */
            cells: components["schemas"]["TaskBoardCell"][];
        };
        /** @description The tasks of a row in a lane. */
        TaskBoardCell: {
            lane: components["schemas"]["TaskLane"];
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of all tasks. */
            words: number;
            /** @description The first tasks. */
            tasks: components["schemas"]["Task"][];
        };
        /** @description Tasks by due date. */
        TaskCalendar: {
            /**
             * Format: date
             * @description The current day.
             */
            today: string;
            /** @description Days with tasks. */
            days: components["schemas"]["TaskCalendarDay"][];
        };
        /** @description The tasks due on a day. */
        TaskCalendarDay: {
            /**
             * Format: date
             * @description The day.
             */
            day: string;
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of all tasks. */
            words: number;
            /** @description Number of tasks that are not delivered. */
            openCount: number;
            /** @description Number of overdue tasks. */
            lateCount: number;
            /** @description The first tasks, open ones before delivered ones. */
            tasks: components["schemas"]["Task"][];
        };
        /** @description One page of linguists. */
        TaskWorkloadPage: components["schemas"]["PageInfo"] & {
            /** @description The days, beginning with today. */
            days: string[];
            /** @description Items on this page. */
            content: components["schemas"]["TaskWorkload"][];
        };
        /** @description The work of a linguist. */
        TaskWorkload: {
            /** @description The linguist. */
            user: components["schemas"]["UserRef"];
            /** @description Language pairs. */
            supportedLanguagePairs: components["schemas"]["LanguagePair"][];
            /** @description Words that the linguist translates on a working day. */
            wordsPerDay: number;
            /** @description Whether `wordsPerDay` was set for the linguist; otherwise it is the default, 2,500. */
            isWordsPerDaySet: boolean;
            /** @description Number of open tasks. */
            taskCount: number;
            /** @description Source words of these tasks. */
            words: number;
            /** @description Number of overdue tasks. */
            lateCount: number;
            /** @description Share of five working days that the work due in the next seven days, and overdue work, takes; 1 is full. */
            weekShare: number;
            /** @description One entry for each day; overdue tasks are in the first. */
            days: components["schemas"]["TaskWorkloadDay"][];
        };
        /** @description The work due on a day. */
        TaskWorkloadDay: {
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of these tasks. */
            words: number;
            /** @description What is left to do, in words of translation: confirmed segments are left out, and steps that take less time than translation count for less. */
            load: number;
        };
        /** @description A group of tasks. */
        TaskGroup: {
            /** @description Identifier of the group, such as the UUID of a project, the code of a step, or `en_us:pt_br`. */
            key: string;
            /** @description Display name of the group. */
            label: string;
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of all tasks. */
            words: number;
            /**
             * Format: int64
             * @description Earliest due date, epoch ms; absent if no task has one.
             */
            dueDate?: number;
            /** @description Number of tasks by status. */
            statuses: {
                [key: string]: number;
            };
        };
        /** @description Numbers of tasks that need attention. */
        TaskCounters: {
            /** @description All tasks. */
            total: number;
            /** @description Open tasks past their due date. */
            late: components["schemas"]["TaskCounter"];
            /** @description Open tasks due within 24 hours. */
            soon: components["schemas"]["TaskCounter"];
            /** @description Open tasks without an assignee. */
            unassigned: components["schemas"]["TaskCounter"];
            /** @description Assigned tasks that are not accepted yet. */
            notAccepted: components["schemas"]["TaskCounter"];
            /** @description Tasks delivered today, in UTC. */
            deliveredToday: components["schemas"]["TaskCounter"];
        };
        /** @description A number of tasks. */
        TaskCounter: {
            /** @description Number of tasks. */
            count: number;
            /** @description Source words of these tasks. */
            words: number;
            /** @description Query line that finds them. */
            filter: string;
        };
        /** @description One page of task groups. */
        TaskGroupPage: components["schemas"]["PageInfo"] & {
            /** @description Items on this page. */
            content: components["schemas"]["TaskGroup"][];
        };
        /** @description A task of a work unit, in short. */
        WorkUnitTask: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name of the workflow step. */
            name: string;
            /** @description Status of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Id of the work unit in the editor. */
            genesisWorkUnitId?: string;
            /** @description Position of the step, from 0. */
            sequence?: number;
            /** @description Assignee; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
            /** @description The segments of a slice; absent for a task of a whole file. */
            slice?: components["schemas"]["TaskRange"];
        };
        /** @description Tasks and the user to assign them to. */
        TaskBulkAssignment: {
            /** @description The tasks, as repeated parts. */
            tasksUuids: string[];
            /**
             * Format: uuid
             * @description New assignee.
             */
            userUuid: string;
            /** @description The versions of the tasks that were read, in the order of `tasksUuids`, as repeated parts. If the assignee of a task has changed since then, the response is 409 with the code `OUTDATED`, and no task is assigned. */
            versions?: string[];
        };
        /** @description The instructions of a task. */
        TaskInstructions: {
            /**
             * Format: uuid
             * @description The task; must match the one in the path.
             */
            uuid?: string;
            /** @description Instructions for the linguist; an empty text removes them. */
            instructions: string;
            /** @description Quality score that auto-assignment requires of a linguist; 0 requires none, absent leaves it unchanged. */
            minimumScoreRequired?: number;
        };
        /** @description The new status of a task. */
        TaskStatusUpdate: {
            /** @description The new status. */
            status: components["schemas"]["TaskStatus"];
            /** @description Deliver the task although inline tags are missing or extra. */
            hasTagMismatch?: boolean;
            /** @description Reason; required to reopen a task. */
            reason?: string;
        };
        /** @description The status after a change. */
        TaskStatusResult: {
            /**
             * Format: uuid
             * @description The task.
             */
            uuid: string;
            /** @description The current status. */
            status: components["schemas"]["TaskStatus"];
            /** @description Whether the task was delivered although inline tags are missing or extra. */
            hasTagMismatch: boolean;
        };
        /** @description Reason for returning a task. */
        TaskRejection: {
            /** @description The reason; required unless `optionUuid` is set. */
            reason?: string;
            /**
             * Format: uuid
             * @description Cancellation option, from `cancellationOptions.listForProject`; required if the account says so.
             */
            optionUuid?: string;
        };
        /** @description Size and progress of a task. */
        TaskSummary: {
            /** @description Source words. */
            words: number;
            /** @description Weighted words, which are source words times the net rate factors. */
            netWords: number;
            /** @description Segments. */
            segments: number;
            /** @description Confirmed segments. */
            confirmedSegments: number;
            /** @description Percentage of segments that are confirmed. */
            progress: number;
            /** @description Segments that are not confirmed. */
            openSegments?: number;
            /** @description Segments whose inline tags differ from the source. */
            tagMismatches?: number;
        };
        /** @description The analyses of a task. */
        TaskLogfile: {
            /** @description Analysis from before work began; null until it exists. */
            preAnalysis: components["schemas"]["Logfile"] | null;
        };
        /** @description An entry in the log of a task. */
        TaskLogEntry: {
            /**
             * Format: int64
             * @description When it happened, epoch ms.
             */
            date: number;
            /** @description Who did it; absent when the system did. */
            user?: components["schemas"]["UserRef"];
            /** @description Who was signed in as that user; absent if no one was. */
            impersonator?: components["schemas"]["UserRef"];
            /** @description Type of the event. */
            event: string;
            /** @description The slice that the event is about; absent for a task of a whole file. */
            slice?: components["schemas"]["SegmentRange"];
            /** @description Previous or new assignee; absent if there is none. */
            assignee?: components["schemas"]["UserRef"];
            /** @description Previous status; absent if it did not change. */
            previousStatus?: components["schemas"]["TaskStatus"];
            /** @description New status; absent if it did not change. */
            newStatus?: components["schemas"]["TaskStatus"];
            /** @description Cancellation option of a returned task; absent without one. */
            option?: components["schemas"]["CancellationOption"];
            /** @description Reason or further details. */
            detail?: string;
        };
        /** @description Tasks to auto-assign. */
        TaskAutoAssignment: {
            /** @description The tasks. */
            taskUuids: string[];
            /**
             * @description Include tasks of projects and organizational units whose autopilot is off.
             * @default false
             */
            ignoreAutopilot: boolean;
        };
        /** @description An auto-assignment that continues after the response. To get its progress, send the request again with this id. */
        AutoAssignRequest: {
            /**
             * Format: uuid
             * @description Id to send again as `requestId`.
             */
            id: string;
            status: components["schemas"]["RequestStatus"];
            /** @description Progress of the request. */
            progress?: {
                /** @description Tasks that have been processed. */
                done: number;
                /** @description Tasks in the request; 0 before processing begins. */
                total: number;
            };
            /** @description Result for the tasks; null until it is complete. */
            data: components["schemas"]["AutoAssignResult"] | null;
            /** @description Why the request failed; null if it did not. */
            error: string | null;
            /** @description The failure in machine-readable form. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description Result of an auto-assignment for each task. */
        AutoAssignResult: {
            /** @description Tasks that were assigned. */
            assigned: components["schemas"]["PlacedTask"][];
            /** @description Tasks that were not assigned, each with the reason. */
            notAssigned: components["schemas"]["UnplacedTask"][];
        };
        /** @description A task and its new assignee. */
        PlacedTask: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskUuid: string;
            /** @description File, language, and workflow step. */
            name: string;
            /**
             * Format: uuid
             * @description The new assignee.
             */
            userUuid: string;
            /** @description Name of the assignee. */
            userName: string;
            /** @description Open tasks that the assignee had before this one. */
            openTasks?: number;
        };
        /** @description A task that was not assigned, and the reason. */
        UnplacedTask: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskUuid: string;
            /** @description File, language, and workflow step. */
            name: string;
            /** @description Why the task was not assigned. */
            reason: string;
            /** @description Linguists of the language pair or organizational unit who were excluded, by name. */
            keptBack: components["schemas"]["KeptBack"][];
        };
        /** @description A linguist and the filters that excluded them from a task. */
        KeptBack: {
            /**
             * Format: uuid
             * @description The linguist.
             */
            userUuid: string;
            /** @description Name of the linguist. */
            userName: string;
            /** @description Every filter that excluded the linguist. */
            blockedBy: string[];
        };
        /** @description When a task is due. */
        TaskDueDate: {
            /**
             * Format: int64
             * @description Due date, epoch ms; null for the proposed one.
             */
            dueDate: number | null;
        };
        /** @description Several tasks. */
        TaskSelection: {
            /** @description The tasks. */
            taskUuids: string[];
        };
        /** @description Tasks and how to change them. */
        TaskBulkChange: {
            /**
             * @description What to change.
             * @enum {string}
             */
            kind: "ASSIGN" | "AUTO_ASSIGN" | "UNASSIGN" | "DUE_DATE" | "MINIMUM_SCORE" | "DELIVER" | "CANCEL";
            /** @description The tasks. */
            taskUuids: string[];
            /** @description Tasks among the `choices` of the plan that are changed, too. A task that has changed hands since is skipped. */
            include?: components["schemas"]["TaskInclusion"][];
            /**
             * Format: uuid
             * @description New assignee; required for ASSIGN.
             */
            userUuid?: string;
            /**
             * @description For AUTO_ASSIGN: include tasks of projects and organizational units whose autopilot is off.
             * @default false
             */
            ignoreAutopilot: boolean;
            /**
             * Format: int64
             * @description For DUE_DATE: new due date, epoch ms; null returns to the proposed one.
             */
            dueDate?: number | null;
            /** @description For DUE_DATE, instead of `dueDate`: days to move each due date by. */
            shiftDays?: number;
            /** @description For CANCEL: why the tasks are canceled, for their logs. */
            reason?: string;
            /** @description For MINIMUM_SCORE: quality score that auto-assignment requires of a linguist; 0 requires none. */
            minimumScore?: number;
        };
        /** @description A task among the choices of a plan that is changed, too. */
        TaskInclusion: {
            /**
             * Format: uuid
             * @description The task.
             */
            uuid: string;
            /** @description Version of the task in the plan. */
            version: string;
        };
        /** @description What a bulk change would do. */
        TaskBulkPlan: {
            /** @description Tasks that would be changed. */
            changing: components["schemas"]["BulkItem"][];
            /** @description Tasks that are changed only if included, each with the reason: ASSIGNED, ACCEPTED, or TAG_ERRORS. */
            choices: components["schemas"]["BulkItem"][];
            /** @description Tasks that can not be changed, each with the reason. */
            skipped: components["schemas"]["BulkItem"][];
        };
        /** @description What a bulk change did. */
        TaskBulkResult: {
            /** @description Tasks that were changed. */
            changed: components["schemas"]["BulkItem"][];
            /** @description Tasks that were not changed, each with the reason. */
            skipped: components["schemas"]["BulkItem"][];
        };
        /** @description A linguist, and how many of several tasks they can do. */
        BulkLinguist: {
            /** @description The linguist. */
            user: components["schemas"]["UserRef"];
            /** @description Tasks that the linguist can do. */
            fits: number;
            /** @description What keeps the linguist from the others; empty if there are none. */
            blockedBy: string[];
            /** @description Tasks that are assigned to the linguist and not delivered. */
            openTasks: number;
            /** @description Currency of the amounts; absent for users without access to rates. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description What the tasks that the linguist can do would pay in all, in `currency`; absent without a rate. */
            payableAmount?: number;
            /** @description Rate per word of the linguist for the first of these tasks, in `currency`; absent without one. */
            wordRate?: number;
            /** @description How well the linguist suits; absent for linguists who can do none. */
            recommendation?: components["schemas"]["Recommendation"];
        };
        /** @description Categories of a task. */
        TaskCategories: {
            /** @description The categories; null for the tags of the project. */
            categories: string[] | null;
        };
        /** @description A range of segments of a file. */
        SegmentRange: {
            /** @description Index of the first segment within the file, from 0. */
            beginIndex: number;
            /** @description Index of the last segment. */
            endIndex: number;
        };
        /** @description How many slices, or where they end. */
        TaskSplitPlanRequest: {
            /** @description Number of slices to propose. */
            parts?: number;
            /** @description Index of the last segment of each slice, in order, instead of `parts`. The last one is the last segment of the task. */
            endIndexes?: number[];
        };
        /** @description How a task could be split. */
        TaskSplitPlan: {
            /** @description The slices, in the order of the file. */
            slices: components["schemas"]["TaskSplitPart"][];
            /** @description Number of repeated texts that occur in more than one slice. */
            sharedTexts: number;
        };
        /** @description A slice that could be made. */
        TaskSplitPart: {
            /** @description Index of the first segment within the file, from 0. */
            beginIndex: number;
            /** @description Index of the last segment. */
            endIndex: number;
            /** @description Source words. */
            words: number;
            /** @description Segments to confirm. */
            segments: number;
            /** @description The beginning of the first segment, without tags. */
            beginText: string;
        };
        /** @description The slices to make of a task. */
        TaskSplit: {
            /** @description The slices, in the order of the file. */
            slices: components["schemas"]["TaskSplitSlice"][];
        };
        /** @description A slice to make. */
        TaskSplitSlice: {
            /** @description Index of its last segment; the slice begins after the one before. The last slice ends with the last segment of the task. */
            endIndex: number;
            /**
             * Format: uuid
             * @description Linguist who gets the slice; absent to leave it unassigned.
             */
            assigneeUuid?: string;
            /**
             * Format: int64
             * @description Due date of the slice, epoch ms; absent for that of the task.
             */
            dueDate?: number;
        };
        /** @description Tasks to get the segment ranges of. */
        TaskSlicesQuery: {
            /** @description The tasks. */
            taskUuids: string[];
        };
        /** @description The segments that a task covers. */
        TaskSlice: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskUuid: string;
            /** @description Index of the first segment within the file, from 0. */
            beginIndex: number;
            /** @description Index of the last segment; -1 for a file without segments. */
            endIndex: number;
            /** @description Source words in the range. */
            words: number;
        };
        /** @description A payment line that is set manually. */
        TaskPaymentInput: {
            /**
             * @description Unit of measure.
             * @enum {string}
             */
            unit: "WORD" | "HOUR" | "DAY" | "PAGE" | "FIXED";
            /** @description Quantity, up to six decimal places. */
            amount: number;
            /** @description Rate per unit, up to six decimal places. */
            rate: number;
            /** @description Amount times rate, rounded; optional. */
            total?: number;
        };
        /** @description Response to the payment of a task. */
        TaskPaymentAnswer: {
            /**
             * @description The response.
             * @enum {string}
             */
            status: "CONFIRMED" | "REJECTED";
            /** @description Why the payment is rejected; required for that. */
            reason?: string;
        };
        /** @description Open, unassigned tasks of your organizational units. */
        AvailableExplanation: {
            /** @description Tasks that you can claim. */
            offered: number;
            /** @description Tasks that you can not claim, by reason. */
            hidden: components["schemas"]["HiddenTasks"][];
        };
        /** @description Tasks that are not offered to you for the same reason. */
        HiddenTasks: {
            /** @description Why they are not offered. */
            reason: string;
            /** @description Source language; only with the reason LANGUAGE_PAIR. */
            sourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description Target language; only with the reason LANGUAGE_PAIR. */
            targetLanguage?: components["schemas"]["LocaleCode"];
            /** @description Number of tasks. */
            count: number;
        };
        /** @description The payment of a task. */
        TaskPayments: {
            /**
             * Format: uuid
             * @description The task.
             */
            uuid: string;
            /** @description Version of the task; send it as `If-Match` */
            version: string;
            /** @description Status of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Currency of the payment. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines. */
            payableAmount: number;
            /** @description The payment lines, in order. */
            payments: components["schemas"]["TaskPayment"][];
        };
        /** @description The quality score of a task. */
        TaskScore: {
            /** @description Percentage of the text that the next step left unchanged; absent until the next step is delivered. */
            score?: number;
            /** @description Quality score that auto-assignment requires of a linguist; absent if not set. */
            minimumScoreRequired?: number;
            /**
             * Format: uuid
             * @description Who did the next step; absent for users without access to this information.
             */
            reviewerUuid?: string;
            /**
             * Format: int64
             * @description When the score was calculated, epoch ms.
             */
            date?: number;
            /** @description Segments that were compared. */
            segments?: number;
            /** @description Segments that the next step changed. */
            changedSegments?: number;
        };
        /** @description A person who works on a project. */
        TaskVendor: {
            /** @description The person. */
            vendor: components["schemas"]["UserRef"];
            /** @description Tasks that the person has in the project. */
            tasks: number;
            /** @description Number of these tasks that are delivered. */
            deliveredTasks?: number;
            /** @description Source words of these tasks. */
            words: number;
            /** @description What these tasks pay, in `currency`; absent for users without access to payments. */
            payable?: number;
            /** @description Currency of the payment; absent for users without access to payments. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description A payment line of a task. */
        TaskCostDetail: {
            /** @description Position among the lines. */
            displayOrder: number;
            /** @description Match band or type of work. */
            matchType: string;
            /** @description Quantity before the net rate factor. */
            words: number;
            /** @description Rate per unit after the net rate factor. */
            costPerItem: number;
            /** @description What the line pays, in the currency of the task. */
            totalCost: number;
            /** @description Whether the line was set manually. */
            isManualCost: boolean;
            /** @description Unit of measure. */
            unit?: components["schemas"]["CostUnit"];
            /** @description Rate per unit before the net rate factor. */
            unitPrice?: number;
            /** @description Fraction of the rate that is paid for the match band; 1 for all of it. */
            netRateFactor?: number;
        };
        /** @description A reduced fee offered to the assignee of a task. */
        StopLossOffer: {
            /** @description Changes with each offer; send it as `If-Match`, so that no one accepts another offer than the one they read. */
            version: string;
            /** @description Offered amount, in `currency`. */
            offeredTotal: number;
            /** @description What the task paid at the time of the offer. */
            originalTotal: number;
            /** @description Currency of both amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Status of the offer. */
            status: string;
            /**
             * Format: int64
             * @description When the offer expires, epoch ms.
             */
            expiresAt: number;
            /** @description Reason for the offer; absent if none was given. */
            reason?: string;
            /** @description Who made the offer. */
            offeredBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When the offer was made, epoch ms.
             */
            offeredAt?: number;
            /**
             * Format: int64
             * @description When the offer was answered, epoch ms; absent until then.
             */
            answeredAt?: number;
        };
        /** @description An offer (`offeredTotal`) or a response (`status`), not both. */
        StopLossInput: {
            /** @description Offered amount, less than what the task pays now. */
            offeredTotal?: number;
            /**
             * Format: int64
             * @description When the offer expires, epoch ms; three days from now if omitted.
             */
            expiresAt?: number;
            /** @description Reason for the offer. */
            reason?: string;
            /**
             * @description Response of the assignee.
             * @enum {string}
             */
            status?: "ACCEPTED" | "DECLINED";
        };
        /** @description Icon beside the name. */
        ThirdPartyIcon: string;
        /** @description A tool of another provider that opens from the navigation. */
        ThirdParty: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            id: string;
            /** @description Name. */
            name: string;
            /** @description The provider, such as `help.example.com`. */
            thirdParty: string;
            /** @description Icon beside the name. */
            icon: components["schemas"]["ThirdPartyIcon"];
        };
        /** @description A tool with what its administrators see. */
        ThirdPartyDetail: components["schemas"]["ThirdParty"] & {
            /** @description Changes with what `thirdParties.update` changes; send it as `If-Match`. */
            version: string;
            /** @description Address with its placeholders. */
            url: string;
            /** @description Roles that can open it; empty for everyone. */
            roles: components["schemas"]["Role"][];
            /**
             * Format: int64
             * @description When it was added, epoch ms.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When it was last changed, epoch ms.
             */
            changedAt: number;
            /** @description Who last changed it. */
            changedBy?: components["schemas"]["UserRef"];
        };
        /** @description A tool as it shall be. */
        ThirdPartyInput: {
            /** @description Name. */
            name: string;
            /** @description https or http address. After its host, `{email}`, `{name}`, `{userUuid}`, `{accountUuid}`, and `{locale}` stand for the details of the person who opens it. */
            url: string;
            /** @description The provider; the host of `url` if omitted. */
            thirdParty?: string;
            /** @description Icon beside the name; `external` if omitted. */
            icon?: components["schemas"]["ThirdPartyIcon"];
            /** @description Roles that can open it; everyone if omitted. */
            roles?: components["schemas"]["Role"][];
        };
        TranslationMemoryPage: components["schemas"]["PageInfo"] & {
            /** @description Memories on this page */
            content: components["schemas"]["TranslationMemory"][];
        };
        /** @description A translation memory of an organizational unit */
        OrgUnitMemory: {
            /**
             * Format: uuid
             * @description The memory
             */
            tmUuid: string;
            /** @description Name */
            name: string;
            /** @description Source locale */
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Target locales */
            targetLocales: components["schemas"]["LocaleCode"][];
            /** @description Whether new projects in its source language use it */
            default: boolean;
            /** @description Whether new projects write to it */
            write: boolean;
            /** @description Changes with the settings; send those of all memories as `If-Match` */
            version: string;
        };
        /** @description A translation memory for an organizational unit */
        OrgUnitMemorySave: {
            /**
             * Format: uuid
             * @description The memory
             */
            tmUuid: string;
            /** @description Whether new projects in its source language use it; false by default */
            default?: boolean;
            /** @description Whether new projects write to it; true by default */
            write?: boolean;
        };
        /** @description Reference by number and name */
        NumberedRef: {
            /**
             * Format: int64
             * @description Number
             */
            id: number;
            /**
             * Format: uuid
             * @description ID
             */
            uuid?: string;
            /** @description Name */
            name: string;
        };
        TranslationMemory: {
            /**
             * Format: int64
             * @description Number of the memory
             */
            id: number;
            /**
             * Format: uuid
             * @description ID
             */
            uuid: string;
            /** @description Changes with the name, note, domains, locales, and owners; send it as `If-Match` */
            version: string;
            /** @description Name */
            name: string;
            /** @description Note */
            note?: string;
            /** @description Domain */
            domain?: string;
            /** @description Subdomain */
            subDomain?: string;
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Target locales */
            targetLocales: string[];
            organization?: components["schemas"]["NumberedRef"];
            /** @description Organizational units that can use the memory */
            orgUnits: components["schemas"]["NumberedRef"][];
            client?: components["schemas"]["NumberedRef"];
            creator?: components["schemas"]["NumberedRef"];
            /**
             * Format: int64
             * @description When the memory was created (epoch ms)
             */
            creationDate: number;
            /** @description Custom fields of the account */
            customFields: {
                [key: string]: unknown;
            }[];
            /** @description Number of source texts; absent with `idsOnly` */
            totalUnits?: number;
            /** @description Number of translations; absent with `idsOnly` */
            totalSegments?: number;
            lastImport?: components["schemas"]["MemoryImport"];
        };
        /** @description The file that was imported last */
        MemoryImport: {
            /** @description Name of the file */
            fileName: string;
            /**
             * Format: int64
             * @description When the file was uploaded (epoch ms)
             */
            creationDate: number;
        };
        TranslationMemoryCreate: {
            /** @description Name */
            name: string;
            /** @description Note */
            note?: string;
            /** @description Domain */
            domain?: string;
            /** @description Subdomain */
            subDomain?: string;
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Target locales */
            targetLocales: components["schemas"]["LocaleCode"][];
            organization?: components["schemas"]["MemoryOwner"];
            /** @description Organizational units that can use the memory */
            orgUnits?: components["schemas"]["MemoryOwner"][];
        };
        TranslationMemoryUpdate: {
            /**
             * Format: uuid
             * @description Memory
             */
            uuid: string;
            /** @description Name */
            name?: string;
            /** @description Note */
            note?: string;
            /** @description Domain */
            domain?: string;
            /** @description Subdomain */
            subDomain?: string;
            /** @description Target locales; a locale with translations cannot be removed */
            targetLocales?: components["schemas"]["LocaleCode"][];
            organization?: components["schemas"]["MemoryOwner"];
            /** @description Organizational units that can use the memory */
            orgUnits?: components["schemas"]["MemoryOwner"][];
        };
        MemoryOwner: {
            /**
             * Format: uuid
             * @description Organization or organizational unit
             */
            uuid: string;
        };
        TranslationUnitPage: components["schemas"]["PageInfo"] & {
            /** @description Translation units on this page */
            content: components["schemas"]["TranslationUnit"][];
        };
        TranslationUnit: {
            /**
             * Format: int64
             * @description Number of the translation unit
             */
            id: number;
            /** @description Changes with the source text; send it as `If-Match` with a new source text */
            version: string;
            /** @description Source locale */
            sourceLocale: string;
            /** @description Source text with placeholders for inline tags */
            sourceText: string;
            sourceContext?: components["schemas"]["SourceContext"];
            /**
             * Format: int64
             * @description When the translation unit was created (epoch ms)
             */
            createdAt: number;
            /** @description Translations */
            targets: components["schemas"]["TranslationUnitTarget"][];
        };
        SimilarUnit: {
            /** @description Match score in percent */
            match: number;
            parts: components["schemas"]["MatchParts"];
            unit: components["schemas"]["TranslationUnit"];
        };
        TranslationUnitTarget: {
            /** @description Target locale */
            locale: string;
            /** @description Changes with the text; send it as `If-Match` with a new text */
            version: string;
            /** @description Target text with placeholders for inline tags */
            text: string;
            /**
             * Format: int64
             * @description Number of the translation
             */
            segmentId: number;
            /** @description Name of the person who last changed the translation */
            lastModifiedBy: string;
            /**
             * Format: int64
             * @description When the translation was last changed (epoch ms)
             */
            lastModifiedAt: number;
        };
        /** @description Context of a text; the same text in the same context has a match score of 101 */
        SourceContext: {
            /** @description Key of the text in its file */
            contextKey?: string;
            /** @description Preceding source text; empty if there is none */
            previousText?: string;
            /** @description Following source text; empty if there is none */
            nextText?: string;
        };
        TranslationUnitCreate: {
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Source text with placeholders for inline tags */
            sourceText: string;
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Target text with placeholders for inline tags */
            targetText: string;
            sourceContext?: components["schemas"]["SourceContext"];
        };
        TranslationUnitUpdate: {
            locale: components["schemas"]["LocaleCode"];
            /** @description Text with placeholders for inline tags */
            text: string;
        };
        TranslationUnitRef: {
            /**
             * Format: int64
             * @description Number of the translation unit
             */
            id: number;
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /** @description The translation unit; only in the response of `translationMemories.updateUnit` */
            unit?: components["schemas"]["TranslationUnit"];
        };
        MemorySegmentMatch: {
            /** @description Match score in percent; 101 for a context match */
            match: number;
            /** @description Source locale */
            sourceLocale: string;
            /**
             * Format: int64
             * @description Number of the source text
             */
            sourceSegmentId: number;
            /** @description Source text of the match; empty with `overviewOnly` */
            sourceText: string;
            /** @description Target locale */
            targetLocale: string;
            /**
             * Format: int64
             * @description Number of the translation
             */
            targetSegmentId: number;
            /** @description Target text of the match; empty with `overviewOnly` */
            targetText: string;
            /** @description Name of the memory */
            tmName: string;
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /**
             * Format: int64
             * @description Number of the translation unit
             */
            translationUnitId: number;
            parts: components["schemas"]["MatchParts"];
        };
        /** @description Parts of a match score, which is 100 plus the sum of these. Losses are negative. */
        MatchParts: {
            /** @description Loss due to different words or letters */
            text: number;
            /** @description Loss due to a different order of the same words */
            order: number;
            /** @description Loss due to different numbers */
            numbers: number;
            /** @description Loss due to different inline tags */
            tags: number;
            /** @description Loss due to different punctuation, letter case, or white space */
            punctuation: number;
            /** @description 1 for the same neighboring texts or context key, otherwise 0 */
            context: number;
            /** @description Loss due to the penalty set for the memory in the project */
            penalty: number;
        };
        /** @description A range in a text */
        TextRange: {
            /** @description Index of the first character, from 0, in UTF-16 code units */
            start: number;
            /** @description Index after the last character */
            end: number;
        };
        ConcordanceHit: {
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /** @description Name of the memory */
            tmName: string;
            /**
             * Format: int64
             * @description Number of the translation unit
             */
            translationUnitId: number;
            /** @description Source locale */
            sourceLocale: string;
            /** @description Source text */
            sourceText: string;
            /** @description Target locale */
            targetLocale: string;
            /**
             * Format: int64
             * @description Number of the translation
             */
            targetSegmentId: number;
            /** @description Translation */
            targetText: string;
            /**
             * Format: int64
             * @description When the translation was last changed (epoch ms)
             */
            lastModifiedAt: number;
            /** @description Where the text was found, on the side searched */
            ranges: components["schemas"]["TextRange"][];
        };
        ConcordanceResult: {
            /** @description Translations found, newest first */
            content: components["schemas"]["ConcordanceHit"][];
            /**
             * Format: int64
             * @description Value of `before` for the next request, if there may be more results
             */
            next?: number;
        };
        ReplacementText: {
            /** @description Text or regular expression to find */
            find: string;
            /** @description Replacement text; with a regular expression, `$1` is the first group */
            replacement: string;
            /**
             * @description How to find the text; regular expressions use RE2 syntax
             * @default PLAIN
             * @enum {string}
             */
            mode: "PLAIN" | "WHOLE_WORD" | "REGEX";
            /**
             * @description Whether to match case
             * @default false
             */
            matchCase: boolean;
            /** @description Only translations into this locale */
            targetLocale?: components["schemas"]["LocaleCode"];
            /**
             * @description Numbers of translations to skip
             * @default []
             */
            except: number[];
        };
        ReplacementPreview: {
            /** @description Number of translations that would change */
            translations: number;
            /** @description Number of replacements */
            occurrences: number;
            /** @description Whether all were counted; if false, counting took too long and the actual numbers may be higher */
            isComplete: boolean;
            /** @description The first 100 translations */
            content: components["schemas"]["ReplacedText"][];
        };
        ReplacedText: {
            /**
             * Format: int64
             * @description Number of the translation unit
             */
            unitId: number;
            /**
             * Format: int64
             * @description Number of the translation
             */
            segmentId: number;
            /** @description Target locale */
            locale: string;
            /** @description Source text */
            sourceText: string;
            /** @description Current translation */
            before: string;
            /** @description Translation after the replacement */
            after: string;
            /** @description Number of replacements in the translation */
            occurrences: number;
        };
        UploadedFile: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description File name */
            name: string;
            /**
             * Format: int64
             * @description Size in bytes
             */
            size: number;
            /** @description SHA-256 of the content, in hexadecimal */
            hash: string;
            /**
             * Format: int64
             * @description When the file is deleted unless it has been used (epoch ms)
             */
            expires: number;
        };
        FilePreviewRequest: {
            /** @description Language of the source texts */
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Language whose translations and plural forms to look for; the source locale if absent */
            targetLocale?: components["schemas"]["LocaleCode"];
            /**
             * Format: uuid
             * @description Organizational unit whose segmentation rules apply; the built-in rules if absent
             */
            orgUnitUuid?: string;
            /** @description How to read the file; the defaults of the parser if absent */
            options?: components["schemas"]["FileOptions"];
        };
        FileOptions: {
            /** @description Split paragraphs into sentences */
            applySourceSegmentation?: boolean;
            /** @description Filter of the parser that reads the file */
            parserFilter?: string;
            /** @description Regular expression; text that matches is kept as an inline tag */
            tagRegex?: string;
            parameters?: components["schemas"]["ParserParameters"];
            /** @description Whether the file is to be read this way in spite of its questions */
            areQuestionsSettled?: boolean;
        };
        FilePreview: {
            /** @description Segments to translate */
            totalSegments: number;
            /** @description Source words */
            totalWords: number;
            /** @description Texts that are not translated */
            leftOutTexts: number;
            /** @description The first 50 segments */
            segments: components["schemas"]["PreviewSegment"][];
            /** @description The first 50 texts that are not translated */
            leftOut: components["schemas"]["LeftOutText"][];
            /** @description How many texts are left out for each reason */
            leftOutReasons: components["schemas"]["LeftOutCount"][];
            /** @description Options that were left to the file, with what it says; sent as options, they read the file the same way */
            found: components["schemas"]["ParserParameters"];
            /** @description What the file leaves in doubt */
            questions: components["schemas"]["FileQuestion"][];
        };
        PreviewSegment: {
            /** @description What identifies the segment in the file */
            key: string;
            /** @description The source text with its tags as in the file, cut off after 500 characters */
            source: string;
            /** @description Translation that the file already has */
            target?: string;
            /** @description Note of the file */
            note?: string;
            /** @description Longest translation, in characters */
            maxLength?: number;
            /** @description Whether the file protects the segment */
            locked?: boolean;
        };
        LeftOutCount: {
            /** @description A reason as in `projects.listLeftOutTexts` */
            reason: string;
            /** @description Texts */
            count: number;
        };
        FileQuestion: {
            /** @description KEYS_AS_SOURCE if most source texts look like keys of a program */
            code: string;
            /** @description Ways to read the file, the present one first; sending the parameters of one answers the question */
            readings: components["schemas"]["FileReading"][];
        };
        FileReading: {
            parameters: components["schemas"]["ParserParameters"];
            /** @description Texts that would be translated */
            samples: string[];
        };
        /** @description Rates of a person, in one currency. */
        UserRate: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The person.
             */
            userUuid: string;
            /** @description Currency of all amounts of the rate. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the rate is used if no rate for the organizational unit applies. */
            isDefault: boolean;
            /** @description Increases with each change; payments refer to the version that they were calculated with. */
            version: number;
            /** @description Minimum fee per task; absent if not set. */
            minimumFee?: number;
            /**
             * Format: uuid
             * @description The only organizational unit that the rate applies to; absent if the rate applies everywhere.
             */
            orgUnitUuid?: string;
            /** @description Name of the organizational unit. */
            orgUnitName?: string;
            /** @description Rates by language pair and workflow step. */
            rateDetails: components["schemas"]["UserRateDetail"][];
        };
        /** @description Rates of a person, in one currency, with the person. */
        UserRateOfPerson: components["schemas"]["UserRate"] & {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
        };
        /** @description One page of rates. */
        UserRatePage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["UserRateOfPerson"][];
        };
        /** @description Rates for one language pair and workflow step. */
        UserRateDetail: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description The rate.
             */
            userRateUuid: string;
            /** @description Source and target locale, such as `en_us:pt_br`. */
            languagePair: string;
            /**
             * Format: uuid
             * @description The workflow step.
             */
            workflowUuid: string;
            /** @description Rate per word, up to six decimal places; absent if not set. */
            wordRate?: number;
            /** @description Rate per hour, for the hours calculated from the words by the price list of the project; used only if wordRate and pagesRate are absent. Absent if not set. */
            hourlyRate?: number;
            /** @description Rate per day, for payments that are set manually; absent if not set. */
            dailyRate?: number;
            /** @description Rate per page, for the pages calculated from the words by the price list of the project; used only if wordRate is absent. Absent if not set. */
            pagesRate?: number;
        };
        /** @description A new rate. */
        UserRateCreate: {
            /** @description Currency of all amounts of the rate. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the rate is used if no rate for the organizational unit applies. */
            isDefault?: boolean;
            /** @description Minimum fee per task. */
            minimumFee?: number;
            /**
             * Format: uuid
             * @description The only organizational unit that the rate applies to.
             */
            orgUnitUuid?: string;
            /** @description Rates by language pair and workflow step. */
            rateDetails?: components["schemas"]["UserRateDetailInput"][];
        };
        /** @description Changes to a rate; omitted fields do not change. */
        UserRateUpdate: {
            /**
             * Format: uuid
             * @description The rate; must match the one in the path.
             */
            uuid?: string;
            /**
             * Format: uuid
             * @description The user; must match the one in the path.
             */
            userUuid?: string;
            /** @description Currency of all amounts of the rate. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Whether the rate is used if no rate for the organizational unit applies. */
            isDefault?: boolean;
            /** @description Minimum fee per task; null for none. */
            minimumFee?: number | null;
            /**
             * Format: uuid
             * @description The only organizational unit that the rate applies to.
             */
            orgUnitUuid?: string;
            /** @description Lines to update or add. */
            rateDetails?: components["schemas"]["UserRateDetailInput"][];
        };
        /** @description Rates for one language pair and workflow step; in an existing line, omitted rates do not change, and null removes a rate. */
        UserRateDetailInput: {
            /**
             * Format: uuid
             * @description The line to update; absent to add one.
             */
            uuid?: string;
            /**
             * Format: uuid
             * @description The rate; must match the one in the path.
             */
            userRateUuid?: string;
            /** @description Source and target locale, such as `en_us:pt_br`. */
            languagePair: string;
            /**
             * Format: uuid
             * @description The workflow step.
             */
            workflowUuid: string;
            /** @description Rate per word, up to six decimal places; null for none. */
            wordRate?: number | null;
            /** @description Rate per hour; null for none. */
            hourlyRate?: number | null;
            /** @description Rate per day; null for none. */
            dailyRate?: number | null;
            /** @description Rate per page; null for none. */
            pagesRate?: number | null;
        };
        /**
         * @description How a person is paid: by bank transfer, by transfer inside Brazil, or to a Payoneer or PayPal account.
         * @enum {string}
         */
        PaymentMethod: "BANK" | "BRL" | "PAYONEER" | "PAYPAL";
        /**
         * @description How often payables are created.
         * @enum {string}
         */
        InvoicingPeriodicity: "WEEKLY" | "BIWEEKLY" | "MONTHLY" | "QUARTERLY";
        /** @description A payout method; numbers are masked. */
        UserPayment: {
            /**
             * Format: uuid
             * @description Identifier of the version.
             */
            uuid: string;
            /** @description How the person is paid. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Name of the account holder; absent for wallets. */
            accountHolder?: string;
            /** @description Country of the bank; absent for wallets. */
            country?: components["schemas"]["CountryCode"];
            /** @description Name of the bank; absent if not specified. */
            bankName?: string;
            /** @description BIC of the bank; absent if not specified. */
            bic?: string;
            /** @description National code of the bank, such as a routing number or sort code; absent if not specified. */
            bankCode?: string;
            /** @description Code of the branch; absent if not specified. */
            branchCode?: string;
            /** @description Last four characters of the IBAN, such as `•••• 3000`; absent without one. */
            iban?: string;
            /** @description Last four characters of the account number; absent without one. */
            accountNumber?: string;
            /** @description Last four characters of the Payoneer ID; absent for other methods. */
            payoneerId?: string;
            /** @description First letter and domain of the PayPal account; absent for other methods. */
            paypalAccount?: string;
            /**
             * Format: int64
             * @description When it was entered, epoch ms.
             */
            date: number;
            /** @description Who entered it. */
            createdBy?: components["schemas"]["UserRef"];
            /** @description Who confirmed it; absent if no confirmation was needed. */
            confirmedBy?: components["schemas"]["UserRef"];
        };
        /** @description A change of a payout method that waits for confirmation. */
        PendingUserPayment: components["schemas"]["UserPayment"] & {
            /** @description Whether you can confirm it. */
            canConfirm: boolean;
            /** @description Whether you can decline or withdraw it. */
            canDecline: boolean;
        };
        /** @description Billing and payment details of a person. */
        UserBilling: {
            /**
             * Format: uuid
             * @description The person.
             */
            userUuid: string;
            /** @description Changes with the details; send it as `If-Match`. */
            version: string;
            /** @description Name on documents; absent if not specified. */
            legalName?: string;
            /** @description Street and number; absent if not specified. */
            street?: string;
            /** @description Second line of the address; absent if not specified. */
            additionalInfo?: string;
            /** @description City; absent if not specified. */
            city?: string;
            /** @description State or region; absent if not specified. */
            state?: string;
            /** @description Postal code; absent if not specified. */
            zip?: string;
            /** @description Country of the address; absent if not specified. */
            country?: components["schemas"]["CountryCode"];
            /** @description Tax ID, as documents show it; absent if not specified. */
            taxpayerId?: string;
            /** @description Email address for documents; absent if not specified. */
            billingEmail?: string;
            /** @description How often payables are created; absent if not specified. */
            invoicingPeriodicity?: components["schemas"]["InvoicingPeriodicity"];
            /** @description Day of the month on which payables are created; absent if not specified. */
            invoicingDayOfMonth?: number;
            /** @description Whether the account requires confirmation even of what people change themselves. */
            confirmationRequired: boolean;
            /** @description Payout method in force; absent without one. */
            payment?: components["schemas"]["UserPayment"];
            /** @description Change that waits for confirmation; absent without one. */
            pendingPayment?: components["schemas"]["PendingUserPayment"];
        };
        /** @description Billing details; fields that are left out are cleared. */
        UserBillingInput: {
            /**
             * Format: uuid
             * @description The person; you if omitted.
             */
            userUuid?: string;
            /** @description Name on documents. */
            legalName?: string;
            /** @description Street and number. */
            street?: string;
            /** @description Second line of the address. */
            additionalInfo?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
            /** @description Country of the address. */
            country?: components["schemas"]["CountryCode"];
            /** @description Tax ID, such as `DE136695976`; checked by the form of the country. */
            taxpayerId?: string;
            /**
             * Format: email
             * @description Email address for documents.
             */
            billingEmail?: string;
            /** @description How often payables are created. */
            invoicingPeriodicity?: components["schemas"]["InvoicingPeriodicity"];
            /** @description Day of the month on which payables are created. */
            invoicingDayOfMonth?: number;
        };
        /** @description A payout method. Bank accounts have an IBAN where their country has them; elsewhere an account number, with the national code of the bank or its BIC. Wallets have their account only. */
        UserPaymentInput: {
            /** @description How the person is paid. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Name of the account holder; required for bank accounts. */
            accountHolder?: string;
            /** @description Country of the bank; required for BANK. */
            country?: components["schemas"]["CountryCode"];
            /** @description Name of the bank. */
            bankName?: string;
            /** @description IBAN, with or without spaces; its checksum must be right. */
            iban?: string;
            /** @description BIC of 8 or 11 characters. */
            bic?: string;
            /** @description National code of the bank: routing number (US), sort code (GB), BSB (AU), IFSC (IN), institution and transit number (CA), bank code (BR, JP, CN). */
            bankCode?: string;
            /** @description Code of the branch; required for BRL. */
            branchCode?: string;
            /** @description Account number. */
            accountNumber?: string;
            /** @description ID or email address of the Payoneer account. */
            payoneerId?: string;
            /**
             * Format: email
             * @description Email address of the PayPal account.
             */
            paypalAccount?: string;
        };
        /** @description A payout method of a person. */
        UserPaymentOfPerson: {
            /**
             * Format: uuid
             * @description The person.
             */
            userUuid: string;
            /** @description How the person is paid. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Name of the account holder; required for bank accounts. */
            accountHolder?: string;
            /** @description Country of the bank; required for BANK. */
            country?: components["schemas"]["CountryCode"];
            /** @description Name of the bank. */
            bankName?: string;
            /** @description IBAN, with or without spaces; its checksum must be right. */
            iban?: string;
            /** @description BIC of 8 or 11 characters. */
            bic?: string;
            /** @description National code of the bank: routing number (US), sort code (GB), BSB (AU), IFSC (IN), institution and transit number (CA), bank code (BR, JP, CN). */
            bankCode?: string;
            /** @description Code of the branch; required for BRL. */
            branchCode?: string;
            /** @description Account number. */
            accountNumber?: string;
            /** @description ID or email address of the Payoneer account. */
            payoneerId?: string;
            /**
             * Format: email
             * @description Email address of the PayPal account.
             */
            paypalAccount?: string;
        };
        /** @description Why a change is declined. */
        UserPaymentDecline: {
            /** @description The reason. */
            reason?: string;
        };
        /** @description A change of billing or payment details; numbers are masked. */
        UserBillingVersion: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Which details were changed. */
            kind: string;
            /** @description What became of the change. */
            status: string;
            /**
             * Format: int64
             * @description When it was entered, epoch ms.
             */
            date: number;
            /** @description Who entered it. */
            createdBy?: components["schemas"]["UserRef"];
            /** @description Who confirmed, declined, or withdrew it; absent if no one has. */
            decidedBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When that was, epoch ms.
             */
            decidedDate?: number;
            /** @description Why it was declined; absent if no reason was given. */
            reason?: string;
            /** @description What was changed. */
            changes: components["schemas"]["UserBillingChange"][];
        };
        /** @description A changed field. */
        UserBillingChange: {
            /** @description Name of the field, such as `iban`. */
            field: string;
            /** @description Its value before; absent if it was empty. */
            before?: string;
            /** @description Its new value; absent if it was cleared. */
            after?: string;
        };
        /** @description One page of changes. */
        UserBillingVersionPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["UserBillingVersion"][];
        };
        /** @description Where a person starts. */
        UserEntryPoint: {
            /**
             * @description Entry point of this person; null for that of their roles.
             * @enum {string|null}
             */
            entryPoint: "HOME" | "PORTAL_HOME" | null;
            /** @description Where they start next time. */
            effective: components["schemas"]["EntryPoint"];
            /** @description Whether all roles of the person can start in the portal. */
            canUsePortal: boolean;
        };
        /** @description Where a person starts from now on. */
        NewUserEntryPoint: {
            /**
             * @description Entry point of this person; null for that of their roles.
             * @enum {string|null}
             */
            entryPoint: "HOME" | "PORTAL_HOME" | null;
        };
        /** @description Short form of a person. */
        UserRef: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Email address; absent without permission to view it. */
            email?: string;
            /** @description Status of the person. */
            status?: components["schemas"]["UserStatus"];
            /** @description URL of the profile picture; absent without one. */
            avatar?: string;
            /** @description Number of delivered tasks. */
            tasksCompletedCount?: number;
            /** @description Whether all language pairs were removed. */
            deleteAllLanguagePair?: boolean;
        };
        /** @description A language pair. */
        LanguagePair: {
            /** @description Both language codes, such as `en_us:pt_br`. */
            pair: string;
            /** @description Source language. */
            source: components["schemas"]["LocaleCode"];
            /** @description Target language. */
            target: components["schemas"]["LocaleCode"];
        };
        /** @description A person in a list; optional fields are absent with `simple=true`. */
        UserListItem: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Email address, which is also the user name. */
            email: string;
            /** @description Name and email address in one text. */
            nameEmail: string;
            /** @description Status of the person. */
            status: components["schemas"]["UserStatus"];
            /** @description URL of the profile picture; absent without one. */
            avatar?: string;
            /** @description Roles. */
            roles: components["schemas"]["Role"][];
            /** @description Country; absent when unknown. */
            country?: components["schemas"]["CountryCode"];
            /** @description City; absent when unknown. */
            city?: string;
            /** @description Payment currency; absent when unknown. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Language pairs. */
            supportedLanguagePairs?: components["schemas"]["LanguagePair"][];
            /** @description Tags. */
            tags?: string[];
            /** @description Custom fields of the account. */
            customFields?: components["schemas"]["CustomFieldValue"][];
            /** @description Number of delivered tasks. */
            tasksCompletedCount?: number;
            /**
             * Format: int64
             * @description When the person was added, in epoch milliseconds.
             */
            createDate?: number;
            /** @description Whether all language pairs were removed. */
            deleteAllLanguagePair?: boolean;
            /** @description Default rate per word, in `currency`; absent without permission to view rates. */
            wordRate?: number;
            /** @description Default rate per hour, in `currency`; absent without permission to view rates. */
            hourlyRate?: number;
            /** @description Whether an administrator has blocked the person; absent without permission to edit people. */
            blocked?: boolean;
            /** @description Whether the person has yet to set a password; absent without permission to edit people. */
            invited?: boolean;
            /** @description Default rate per day, in `currency`; absent without permission to view rates. */
            dailyRate?: number;
            /** @description Default rate per page, in `currency`; absent without permission to view rates. */
            pagesRate?: number;
        };
        /** @description One page of people. */
        UserPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["UserListItem"][];
        };
        /** @description A person. */
        User: components["schemas"]["UserListItem"] & {
            /** @description Changes with each field that `users.update` sets; send it as `If-Match` */
            version: string;
            /** @description Whether the person can sign in. */
            enabled: boolean;
            /** @description Whether the person passes every permission check. */
            admin: boolean;
            /**
             * Format: uuid
             * @description The account.
             */
            accountUuid: string;
            /** @description Whether the person owns the account. */
            accountOwner?: boolean;
            /** @description Whether a second factor is required. */
            mfa: boolean;
            /** @description Whether a second factor is set up. */
            mfaEnabled: boolean;
            /**
             * Format: int64
             * @description When the person can try to sign in again, epoch ms; absent when the person is not locked, and without permission to edit people.
             */
            lockedUntilDate?: number;
            /** @description State or region; absent when unknown. */
            state?: string;
            /** @description Postal code; absent when unknown. */
            postalCode?: string;
            /** @description Time zone, such as `Europe/Berlin`; absent when unknown. */
            timezone?: string;
            /** @description Chat handle; absent when unknown. */
            slackHandle?: string;
            /** @description Words that the person translates on a working day; absent if not set, in which case 2,500 is assumed. */
            wordsPerDay?: number;
            /** @description Organizations that the person belongs to. */
            organizations: components["schemas"]["OrganizationRef"][];
            /** @description Organizational units that the person belongs to. */
            orgUnits: components["schemas"]["OrgUnitRef"][];
            /** @description Permission groups of the person. */
            permissionGroups: components["schemas"]["UserPermissionGroup"][];
            /** @description Email notifications that the person receives. */
            subscriptions: string[];
            /** @description Minimum fee per task, in `currency`; absent without permission to view rates. */
            minimumFee?: number;
            /** @description How often payables are created; absent if not specified, and without permission to view billing details. */
            invoicingPeriodicity?: string;
            /** @description Day of the month on which payables are created; absent if not specified, and without permission to view billing details. */
            invoicingDayOfMonth?: number;
        };
        /** @description Short form of a permission group. */
        UserPermissionGroup: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
        };
        /** @description The signed-in person. */
        LoggedUser: components["schemas"]["User"] & {
            /** @description Language of emails and the interface. */
            language: components["schemas"]["InterfaceLanguage"];
            /** @description Whether a code sent by email is required after the password. */
            mfaEmail: boolean;
            /** @description Tier of the account. */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description Roles and permissions of the signed-in person. */
        UserAuthority: {
            /** @description Roles, with the prefix `ROLE_`. */
            authorities: string[];
            /** @description Permissions; inactive permissions do not apply. */
            permissions: components["schemas"]["GrantedPermission"][];
        };
        /** @description A linguist and their eligibility for a task. */
        EligibleLinguist: {
            /** @description The linguist. */
            user: components["schemas"]["UserRef"];
            /** @description Whether the linguist is eligible. */
            eligible: boolean;
            /** @description Reasons why the linguist is not eligible; empty when eligible. */
            blockedBy: string[];
            /** @description Number of active tasks. */
            openTasks: number;
            /** @description Payment currency; absent without a rate. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Rate per word for this language pair and step; absent without a rate or permission to view rates. */
            wordRate?: number;
            /** @description What the task would pay the linguist, in `currency`; absent without a rate or permission to view rates. */
            payableAmount?: number;
            /** @description How well the linguist suits; absent for linguists who can do none. */
            recommendation?: components["schemas"]["Recommendation"];
        };
        /** @description A linguist who has viewed a task. */
        TaskViewer: {
            /** @description The linguist. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When the linguist first viewed the task, epoch ms.
             */
            firstDate: number;
            /**
             * Format: int64
             * @description When the linguist last viewed the task, to the minute, epoch ms.
             */
            date: number;
        };
        /** @description A person who has returned a task. */
        TaskRejecter: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description Date and time, epoch ms.
             */
            date: number;
            /** @description Reason; absent if none was given. */
            reason?: string;
        };
        /** @description Recipient of a password reset link. */
        PasswordRequest: {
            /** @description The email address. */
            username: string;
            /** @description Solution of the challenge from `auth.getCaptcha`, in the format of the altcha library. */
            captcha: string;
        };
        /** @description Recipient and purpose of a password link. */
        PasswordLink: {
            /** @description The user name. */
            email: string;
            /** @description Name of the person. */
            name: string;
            /** @description Why the link was sent. */
            purpose: string;
            /**
             * Format: int64
             * @description When the link expires, epoch ms.
             */
            expiresAt: number;
        };
        /** @description A new password, entered twice. */
        NewPassword: {
            /** @description The new password; at least ten characters. */
            password: string;
            /** @description The new password again. */
            confirm: string;
        };
        /** @description The current password, and the new one entered twice. */
        PasswordChange: {
            /** @description The current password. */
            password: string;
            /** @description The new password; at least ten characters. */
            newPassword: string;
            /** @description The new password again. */
            confirm: string;
            /**
             * @description Whether the access key remains valid.
             * @default false
             */
            keepAccessKey: boolean;
        };
        /** @description What ended with the old password. */
        PasswordChanged: {
            /** @description Sessions that were ended. */
            sessions: components["schemas"]["UserSession"][];
            /** @description The access key that was deleted; absent otherwise. */
            accessKey?: components["schemas"]["AccessKeyInfo"];
        };
        /** @description The URL to open. */
        RedirectTarget: {
            /** @description The URL. */
            redirectUrl: string;
        };
        /** @description Your access key, without its secret. */
        AccessKeyInfo: {
            /** @description The access key; absent without one. */
            accessKey?: string;
            /**
             * Format: int64
             * @description When the access key was created, epoch ms.
             */
            creationDate?: number;
            /**
             * Format: int64
             * @description When the access key or a token issued for it was last used, to the minute, epoch ms; absent if never.
             */
            lastUsedDate?: number;
            /**
             * Format: int64
             * @description When the access key expires, epoch ms; absent without an end date.
             */
            expirationDate?: number;
            /** @description Whether calls that change anything are refused. */
            readOnly?: boolean;
            /** @description Organizational units that the key is limited to; absent without this limit. */
            orgUnits?: components["schemas"]["OrgUnitRef"][];
        };
        /** @description Your password, and the limits of the new access key. */
        AccessKeyRequest: {
            /** @description Your password. */
            password: string;
            /** @description Code of your authenticator app or a recovery code; required if an app is set up. */
            otp?: string;
            /**
             * Format: int64
             * @description When the access key expires, epoch ms; without it, the key has no end date.
             */
            expirationDate?: number;
            /**
             * @description Whether to refuse calls that change anything.
             * @default false
             */
            readOnly: boolean;
            /** @description Organizational units to limit the key to; all of yours if absent. */
            orgUnits?: components["schemas"]["AccessKeyOrgUnit"][];
        };
        /** @description Reference to an organizational unit. */
        AccessKeyOrgUnit: {
            /**
             * Format: uuid
             * @description The organizational unit.
             */
            uuid: string;
        };
        /** @description A new access key with its secret. */
        NewAccessKey: {
            /** @description The access key. */
            accessKey: string;
            /** @description Secret of the access key; shown only once. */
            secret: string;
        };
        /** @description The new address. */
        MagicCodeRequest: {
            /**
             * Format: email
             * @description The new address.
             */
            email: string;
            /** @description Your password. */
            password: string;
        };
        /** @description The code from the email. */
        MagicCode: {
            /** @description The six-digit code. */
            code: string;
        };
        /** @description A session of the signed-in person. */
        UserSession: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Type of session: a browser, or a token issued for an access key. */
            kind: string;
            /** @description Whether this is the session of the request. */
            current: boolean;
            /** @description IP address from which the session was opened. */
            address?: string;
            /** @description User agent of the browser. */
            userAgent?: string;
            /** @description Name of the person who is signed in as you; absent otherwise. */
            impersonator?: string;
            /**
             * Format: int64
             * @description When the session was opened, epoch ms.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the session was last used, to the minute, epoch ms.
             */
            lastSeenAt: number;
            /**
             * Format: int64
             * @description When the session expires, epoch ms.
             */
            expiresAt: number;
        };
        /** @description A sign-in event. */
        SignIn: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Type of event. */
            event: string;
            /**
             * Format: int64
             * @description Date and time, epoch ms.
             */
            date: number;
            /** @description IP address of the request; absent when unknown. */
            address?: string;
            /** @description Name of the person responsible; absent if it was you. */
            by?: string;
        };
        SignInPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["SignIn"][];
        };
        /** @description Profile data of a person. */
        UserData: {
            /** @description Name. */
            name: string;
            /** @description Country. */
            country?: components["schemas"]["CountryCode"];
            /** @description State or region. */
            state?: string;
            /** @description City. */
            city?: string;
            /** @description Postal code. */
            postalCode?: string;
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone?: string;
            /** @description Payment currency. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Chat handle. */
            slackHandle?: string;
            /** @description Words that the person translates on a working day; 2,500 is assumed if omitted. */
            wordsPerDay?: number;
        };
        /** @description A person to create. */
        NewUser: {
            /** @description Name. */
            name: string;
            /** @description Values of custom fields; those left out get their default values. */
            customFields?: components["schemas"]["CustomFieldValueInput"][];
            /** @description Country. */
            country?: components["schemas"]["CountryCode"];
            /** @description State or region. */
            state?: string;
            /** @description City. */
            city?: string;
            /** @description Postal code. */
            postalCode?: string;
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone?: string;
            /** @description Payment currency. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Chat handle. */
            slackHandle?: string;
            /** @description Words that the person translates on a working day; 2,500 is assumed if omitted. */
            wordsPerDay?: number;
            /**
             * Format: email
             * @description Email address, which is also the user name.
             */
            email: string;
            /**
             * @description Status of the person; only active people are invited.
             * @default ACTIVE
             * @enum {string}
             */
            status: "ACTIVE" | "INACTIVE" | "DISABLED";
            /**
             * @description Roles; can also be assigned later.
             * @default []
             */
            roles: components["schemas"]["Role"][];
            /**
             * @description Organizations that the person belongs to.
             * @default []
             */
            organizations: components["schemas"]["OrganizationChoice"][];
            /**
             * @description Tags.
             * @default []
             */
            tags: string[];
            /** @description Language of the invitation and the interface. */
            language?: components["schemas"]["InterfaceLanguage"];
        };
        /** @description Reference to an organization. */
        OrganizationChoice: {
            /**
             * Format: uuid
             * @description The organization.
             */
            uuid: string;
        };
        /**
         * @description A language of the interface.
         * @enum {string}
         */
        InterfaceLanguage: "en" | "de" | "es" | "fr" | "pt" | "ru" | "ar" | "ja" | "zh";
        /** @description Type of notification. */
        NotificationKind: string;
        /** @description A profile picture. */
        AvatarUpload: {
            /**
             * Format: binary
             * @description PNG, JPEG, or WebP, up to 5 MB.
             */
            file: string;
        };
        /** @description A stored profile picture. */
        Avatar: {
            /** @description URL of the picture. */
            avatar: string;
        };
        /** @description Preferences of the signed-in person. */
        PreferenceSettings: {
            /** @description Language of the interface and emails. */
            language: components["schemas"]["InterfaceLanguage"];
            /**
             * @description Color theme of the interface.
             * @enum {string}
             */
            theme: "light" | "dark";
            /**
             * @description Spacing of list rows.
             * @enum {string}
             */
            density: "regular" | "compact";
            /** @description Notifications shown in the app. */
            notifications: components["schemas"]["NotificationKind"][];
        };
        /** @description Preferences to change. */
        PreferenceChange: {
            /** @description Language of the interface and emails. */
            language?: components["schemas"]["InterfaceLanguage"];
            /**
             * @description Color theme of the interface.
             * @enum {string}
             */
            theme?: "light" | "dark";
            /**
             * @description Spacing of list rows.
             * @enum {string}
             */
            density?: "regular" | "compact";
            /** @description Notifications shown in the app. */
            notifications?: components["schemas"]["NotificationKind"][];
        };
        /** @description An email notification. */
        Subscription: {
            /** @description Type of notification. */
            code: components["schemas"]["NotificationKind"];
            /** @description Whether you are subscribed. */
            subscribed: boolean;
        };
        /** @description Email notifications to subscribe to. */
        SubscriptionChange: {
            /** @description The notification types. */
            subscriptions: components["schemas"]["NotificationKind"][];
        };
        /** @description Whether someone in your account has an email address. */
        UserExistence: {
            /** @description Whether someone in your account has the email address; other accounts are not considered. */
            exists: boolean;
        };
        /** @description Whether a person is blocked. */
        UserBlockStatus: {
            /** @description Whether an administrator has blocked the person. */
            blocked: boolean;
            /**
             * Format: int64
             * @description When the person was blocked, epoch ms; absent when not blocked.
             */
            blockedDate?: number;
            /**
             * Format: int64
             * @description When the person can try again after too many attempts, epoch ms; absent when not locked.
             */
            lockedUntilDate?: number;
        };
        /** @description Short form of an account. */
        UserAccount: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Tier of the account. */
            accountType: components["schemas"]["AccountType"];
            /** @description Accounting currency of the account. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Type of an event; `webhooks.listTypes` lists them all. */
        WebhookType: string;
        /** @description An event type. */
        WebhookTypeInfo: {
            /** @description Code of the type. */
            type: components["schemas"]["WebhookType"];
            /** @description Name in English. */
            name: string;
            /** @description When the event occurs. */
            description: string;
        };
        /**
         * @description `FAILING` while the last events were not accepted, `PAUSED` after days of failure, `OFF` when someone turned it off.
         * @enum {string}
         */
        WebhookStatus: "ON" | "FAILING" | "PAUSED" | "OFF";
        /** @description What a webhook is limited to. */
        WebhookRef: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name; null once it is deleted. */
            name: string | null;
        };
        /** @description Deliveries of an hour. */
        WebhookHour: {
            /** @description Events that the receiver accepted. */
            delivered: number;
            /** @description Events that it has not accepted so far. */
            failed: number;
        };
        /** @description Deliveries of the last 24 hours. */
        WebhookStats: {
            /** @description Events. */
            total: number;
            /** @description Events that the receiver accepted. */
            delivered: number;
            /** @description Events that it has not accepted so far, those to be tried again included. */
            failed: number;
            /** @description Events that wait for their first attempt or to be pulled. */
            pending: number;
            /** @description The 24 hours, oldest first. */
            hours: components["schemas"]["WebhookHour"][];
        };
        /** @description An address that is told of events. */
        Webhook: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Changes with what `webhooks.update` changes; send it as `If-Match`. */
            version: string;
            /** @description Name. */
            name: string;
            /** @description Address that events are sent to; absent where they are only pulled. */
            url?: string;
            /** @description The first of its types. */
            type: components["schemas"]["WebhookType"];
            /** @description Event types that it receives. */
            types: components["schemas"]["WebhookType"][];
            /** @description Whether it is on. */
            active: boolean;
            /** @description How it is doing. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The only organizational unit whose events it receives; absent for all. */
            orgUnit?: components["schemas"]["WebhookRef"];
            /** @description The only project whose events it receives; absent for all. */
            project?: components["schemas"]["WebhookRef"];
            /** @description Last four characters of the secret. */
            secretHint: string;
            /**
             * Format: int64
             * @description When the secret was set, epoch ms.
             */
            secretCreatedAt: number;
            /**
             * Format: int64
             * @description When the webhook was created, epoch ms.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the first event that is not accepted yet failed, epoch ms; absent while none fails.
             */
            failingSince?: number;
            /**
             * Format: int64
             * @description When it was paused, epoch ms; absent while it is not.
             */
            pausedAt?: number;
            /**
             * Format: int64
             * @description When someone last changed it, epoch ms.
             */
            changedAt?: number;
            /** @description Who last changed it. */
            changedBy?: components["schemas"]["UserRef"];
            /** @description Deliveries of the last 24 hours. */
            stats: components["schemas"]["WebhookStats"];
        };
        /** @description A webhook and its secret, which is shown once. */
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            /** @description Secret that events are signed with. */
            secret: string;
        };
        /** @description A webhook to create. At least one of `type` and `types` is required. */
        WebhookInput: {
            /** @description Name; the host of `url` if omitted. */
            name?: string;
            /** @description Public https address that events are sent to; omit it to pull events. */
            url?: string;
            /** @description An event type. */
            type?: components["schemas"]["WebhookType"];
            /** @description Event types. */
            types?: components["schemas"]["WebhookType"][];
            /** @description Secret to sign with; created if omitted. `whsec_` must be followed by base64. */
            secret?: string;
            /** @description Whether it is on; true if omitted. */
            active?: boolean;
            /**
             * Format: uuid
             * @description Only events of this organizational unit.
             */
            orgUnitUuid?: string;
            /**
             * Format: uuid
             * @description Only events of this project.
             */
            projectUuid?: string;
        };
        /** @description Changes of a webhook; omitted fields do not change. */
        WebhookUpdate: {
            /** @description Name. */
            name?: string;
            /** @description Public https address that events are sent to. */
            url?: string;
            /** @description Event types. */
            types?: components["schemas"]["WebhookType"][];
            /**
             * Format: uuid
             * @description Only events of this organizational unit; null for all.
             */
            orgUnitUuid?: string | null;
            /**
             * Format: uuid
             * @description Only events of this project; null for all.
             */
            projectUuid?: string | null;
        };
        /**
         * @description `PENDING` until it is accepted or given up, `HELD` for events that wait to be pulled.
         * @enum {string}
         */
        WebhookDeliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "HELD";
        /** @description An event on its way to a receiver. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /**
             * Format: uuid
             * @description Identifier of the event, as in `webhook-id`.
             */
            eventUuid: string;
            /** @description Type of the event. */
            type: components["schemas"]["WebhookType"];
            /** @description Status. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int64
             * @description When the event occurred, epoch ms.
             */
            createdAt: number;
            /** @description Attempts so far. */
            attempts: number;
            /** @description Attempts after which it is given up. */
            mostAttempts: number;
            /**
             * Format: int64
             * @description Last attempt, epoch ms; absent before the first.
             */
            attemptedAt?: number;
            /**
             * Format: int64
             * @description Next attempt, epoch ms; absent without one.
             */
            nextAttemptAt?: number;
            /** @description HTTP status of the last answer; absent without one. */
            statusCode?: number;
            /** @description Why the last attempt got no answer; absent where it did. */
            failure?: components["schemas"]["WebhookFailure"];
            /** @description Duration of the last attempt in milliseconds. */
            duration?: number;
        };
        /** @description Why there was no answer: `ADDRESS` for a private or local address. */
        WebhookFailure: string;
        /** @description One page of deliveries. */
        WebhookDeliveryPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["WebhookDelivery"][];
        };
        /** @description A delivery with its last request and answer. */
        WebhookDeliveryDetail: components["schemas"]["WebhookDelivery"] & {
            /** @description What was sent */
            request: components["schemas"]["WebhookDeliveryRequest"];
            /** @description The last answer; absent without one. */
            answer?: components["schemas"]["WebhookAnswer"];
        };
        /** @description A request to a receiver. */
        WebhookDeliveryRequest: {
            /** @description Address; absent where events are pulled. */
            url?: string;
            /** @description Headers of the last attempt. */
            headers: {
                [key: string]: string;
            };
            /** @description The event, as JSON. */
            body: string;
        };
        /** @description An answer of a receiver. */
        WebhookAnswer: {
            /** @description Headers. */
            headers: {
                [key: string]: string;
            };
            /** @description The first 4,000 characters of the body. */
            body: string;
            /** @description Whether the body was longer. */
            isCut: boolean;
        };
        /** @description Which events to send again. */
        WebhookReplay: {
            /**
             * @description Only those that were given up or wait for another attempt, or all.
             * @enum {string}
             */
            scope: "FAILED" | "ALL";
            /**
             * Format: int64
             * @description Only events from this time on, epoch ms; required for `ALL`.
             */
            since?: number;
            /** @description Only count them. */
            dryRun?: boolean;
        };
        /** @description What is sent again. */
        WebhookReplayed: {
            /** @description Events. */
            count: number;
        };
        /** @description Events in the order in which they occurred. */
        PulledEvents: {
            /** @description The events. */
            events: components["schemas"]["PulledEvent"][];
            /** @description Send it as `after` to get what follows. */
            cursor: string;
            /** @description Whether more events are waiting. */
            hasMore: boolean;
        };
        /** @description An event. */
        PulledEvent: {
            /**
             * Format: uuid
             * @description Identifier; the same event always has the same one.
             */
            eventUuid: string;
            /** @description Type of the event. */
            type: components["schemas"]["WebhookType"];
            /**
             * Format: int64
             * @description When it occurred, epoch ms.
             */
            at: number;
            /** @description The event, as `WebhookEvent` of `@dragoman/sdk/webhooks` describes it. */
            payload: {
                [key: string]: unknown;
            };
        };
        /** @description One file in one language pair, on its way through the workflow steps. */
        WorkUnit: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Id of the work unit in the editor. */
            workId: string;
            /** @description Name, composed of file and language. */
            name: string;
            /** @description Name of the file. */
            filename: string;
            /** @description Position among the work units of the project, from 0. */
            sequence: number;
            /** @description Source language. */
            sourceLanguage: components["schemas"]["LocaleCode"];
            /** @description Target language. */
            targetLanguage: components["schemas"]["LocaleCode"];
            /** @description Code of the current workflow step. */
            workflow: components["schemas"]["WorkflowCode"];
            /**
             * Format: uuid
             * @description The current workflow step.
             */
            workflowUuid: string;
            /** @description Status of the task of the current step. */
            workStatus: components["schemas"]["TaskStatus"];
            /** @description Same as `workStatus`. */
            taskStatus: components["schemas"]["TaskStatus"];
            /** @description All workflow steps, in order; absent in lists of tasks. */
            steps?: components["schemas"]["WorkUnitStep"][];
            /**
             * Format: uuid
             * @description The project.
             */
            projectUUID: string;
            /** @description The source file. */
            projectResource: components["schemas"]["WorkUnitResource"];
            /**
             * Format: uuid
             * @description Id of the source file, same as `projectResource.uuid`.
             */
            projectResourceUuid: string;
            /**
             * Format: int64
             * @description Numeric id of the organizational unit.
             */
            orgUnitId: number;
            /**
             * Format: int64
             * @description When the work unit was created, epoch ms.
             */
            creationTimestamp: number;
            /**
             * Format: int64
             * @description When the work unit was last changed, epoch ms.
             */
            lastUpdate: number;
            /** @description Source words. */
            words: number;
            /** @description Weighted words of the source; absent before an analysis. */
            netWords?: number;
            /** @description Percentage of the price that matches save; absent without costs or without permission to view them. */
            savings?: number;
            /** @description Cost, in the project's currency; absent without costs or without permission to view them. */
            cost?: number;
            /** @description Segments, including those that need no translation. */
            segments: number;
            /** @description Segments to confirm. */
            totalSegments: number;
            /** @description Segments confirmed in the current step. */
            confirmedSegments: number;
            /** @description Segments that need no translation. */
            totalNonTranslatable?: number;
            /** @description Of these, those that need no further confirmation: always all, because their text does not change. */
            confirmedNonTranslatable?: number;
            /** @description Whether the work unit has nothing to translate. */
            contentIsEmpty: boolean;
            /** @description Whether the work unit exists in the editor. */
            createdOnGenesis: boolean;
            /** @description Whether the editor can open the work unit. */
            genesisCreationStatus: components["schemas"]["GenesisCreationStatus"];
            /** @description Why the work unit could not be created in the editor; absent without an error. */
            genesisCreationDescription?: string;
            /** @description Machine-readable form of `genesisCreationDescription`. */
            genesisCreationFailure?: components["schemas"]["Failure"];
            /** @description Status of the translated file. */
            translationStatus: components["schemas"]["TranslationStatus"];
            /** @description Whether a file has been delivered. */
            hasDeliverable: boolean;
            /** @description Whether a step of the work unit is split among several tasks. */
            isSplit: boolean;
            /** @description Whether some of the steps are delivered. */
            partiallyDelivered: boolean;
        };
        /** @description The source file of a work unit. */
        WorkUnitResource: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description File name with its extension. */
            name: string;
            /** @description Folder in the project; absent or empty at the top level. */
            path?: string;
        };
        /** @description A workflow step of a work unit. */
        WorkUnitStep: {
            /**
             * Format: uuid
             * @description The task of this step.
             */
            taskUuid: string;
            /** @description The workflow step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description Status of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Whether the task is assigned. */
            assignment: components["schemas"]["AssignmentState"];
            /** @description Assignee of the task; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description Due date, epoch ms; absent if none is set.
             */
            dueDate?: number;
            /** @description The segments of a slice: a step that was split has several tasks. Absent for a whole file. */
            slice?: components["schemas"]["TaskRange"];
        };
        /** @description The segments of a task that is a slice of a larger one. */
        TaskRange: {
            /** @description Index of the first segment within the file, from 0. */
            beginIndex: number;
            /** @description Index of the last segment. */
            endIndex: number;
            /** @description Source words. */
            words: number;
            /** @description Segments to confirm. */
            segments: number;
            /** @description Segments confirmed in the current step; only in a task. */
            confirmedSegments?: number;
        };
        /** @description The files of a work unit. */
        WorkUnitTranslation: {
            /** @description Address of the source file; absent if the file no longer exists. */
            originalFileUrl?: string;
            /** @description Address of the translated file; absent until the file is built. */
            translatedFileUrl?: string;
            /** @description Address of the last delivered file; absent before a delivery. */
            deliverableFileUrl?: string;
            /** @description Name of the file. */
            fileName: string;
            /** @description Status of the translated file. */
            translationStatus: components["schemas"]["TranslationStatus"];
            /**
             * Format: int64
             * @description When the translated file was built, epoch ms; absent until then.
             */
            translatedFileCreationDate?: number;
            /** @description Why the translated file could not be built; absent without an error. */
            failureReason?: string;
            /** @description Machine-readable form of `failureReason`. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description A translated XLIFF file. */
        TranslationUpload: {
            /**
             * Format: binary
             * @description The XLIFF file exported from this work unit.
             */
            file: string;
        };
        /** @description The job that imports a translated XLIFF file; its report gives the outcome of each segment. */
        TranslationUploadJob: components["schemas"]["Job"] & {
            /** @description Report, once the job has ended. */
            report?: components["schemas"]["TranslationUploadReport"];
        };
        /** @description Outcome of an uploaded translation. */
        TranslationUploadReport: {
            /** @description Segments imported. */
            accepted: number;
            /** @description Segments that already had this translation. */
            unchanged: number;
            /** @description Segments whose source has changed since the export. */
            staleSource: number;
            /** @description Segments with missing or changed inline tags. */
            tagMismatch: number;
            /** @description Segments that do not exist in this work unit. */
            unknown: number;
            /** @description Segments without a translation. */
            empty: number;
            /** @description Outcome of each segment, in the order of the file. */
            segments: components["schemas"]["TranslationUploadSegment"][];
        };
        /** @description Outcome of a segment of an uploaded translation. */
        TranslationUploadSegment: {
            /** @description Id of the segment in the file. */
            key: string;
            /** @description The segment; absent if unknown. */
            segmentId?: string;
            /** @description Position of the segment, from 0; absent if unknown. */
            index?: number;
            /**
             * @description Outcome.
             * @enum {string}
             */
            outcome: "ACCEPTED" | "UNCHANGED" | "STALE_SOURCE" | "TAG_MISMATCH" | "UNKNOWN" | "EMPTY";
            /** @description The inline tags that differ; absent if there are none. */
            issues?: components["schemas"]["SegmentIssue"][];
        };
        /** @description A workflow step in short form. Show the title, because the code can be specific to an account. */
        WorkflowRef: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Code. */
            code: components["schemas"]["WorkflowCode"];
            /** @description Display name. */
            title: string;
            /** @description Whether work units in this step open in the editor. */
            editorEnabled?: boolean;
        };
        /** @description A workflow step. Accounts can have custom steps in addition to the default ones. */
        Workflow: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Code, which never changes. */
            code: components["schemas"]["WorkflowCode"];
            /** @description Display name. */
            title: string;
            /** @description Description of the work in this step; may be empty. */
            description: string;
            /** @description Position among all steps, from 0. */
            sequence: number;
            /** @description Position in a project, from 0. */
            projectSequence: number;
            /** @description Whether the step can be selected for new work. */
            active: boolean;
            /** @description Whether work units in this step open in the editor. */
            editorEnabled: boolean;
            /** @description Settings of the step. */
            settings: components["schemas"]["WorkflowSettings"];
        };
        /** @description Settings of a workflow step. */
        WorkflowSettings: {
            /** @description Whether projects continue automatically after this step. */
            projectAutomationEnabled: boolean;
            /** @description Whether the editor shows one segment at a time. */
            zenModeEnabled: boolean;
        };
    };
    responses: {
        /** @description The call was refused or failed; the body gives the reason. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description Page number, from 0. */
        Page: number;
        /** @description Items per page. */
        Size: number;
        /** @description Items per page; older calls use this name for `size`. */
        PageSize: number;
        /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
        Sort: string;
        /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
        Filter: string;
        /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
        IfMatch: string;
        /** @description Id from the first response. Posting again with this id returns the status instead of starting a new request. */
        RequestId: string;
        /** @description The project. */
        ProjectUUID: string;
        /** @description The project. */
        ProjectUuid: string;
        /** @description The work unit. */
        WorkUnitUuid: string;
        /** @description The work unit. */
        WorkUnitUUID: string;
        /** @description The task. */
        TaskUUID: string;
        /** @description The user. */
        UserUUID: string;
        /** @description The organizational unit. */
        OrgUnitUUID: string;
        /** @description The request that an earlier call started. */
        RequestUUID: string;
        /** @description Months to return, including this one. */
        UsageMonths: number;
        /** @description On or off; the opposite of the present state if omitted. */
        SettingValue: boolean;
        /** @description The account. */
        AccountUUID: string;
        /** @description The change, by the id of its job. */
        ChangeUuid: string;
        /** @description Number of months up to the current one; 12 by default. */
        Months: number;
        /** @description Time zone in which months begin, such as `Europe/Berlin`; UTC by default. */
        Timezone: string;
        /** @description Manually added cost */
        CostUUID: string;
        /** @description The work unit. */
        EditorWorkUnit: string;
        /** @description The segment. */
        EditorSegment: string;
        /** @description The job. */
        JobUuid: string;
        /** @description The account. */
        MappedAccountId: string;
        /** @description Analysis */
        LogfileUUID: string;
        /** @description Net rate scheme */
        NetRateUuid: string;
        /** @description The organization. */
        OrganizationUUID: string;
        /** @description The group. */
        PermissionGroupUuid: string;
        /** @description The person. */
        UserUuid: string;
        /** @description The person or group. */
        GranteeUuid: string;
        /** @description The permission. */
        PermissionUuid: string;
        /** @description Price list */
        PriceListUUID: string;
        /** @description Source file of the project */
        ProjectResourceUUID: string;
        /** @description Name of the product within its organizational unit; also called productTag */
        CiTag: string;
        /** @description Preferred status of the project; if absent or if no project has this status, DRAFT comes first, then the newest project, and canceled projects last */
        ContinuousStatus: components["schemas"]["ProjectStatus"];
        /** @description The version. */
        ChangeUUID: string;
        /** @description The task. */
        TaskUuid: string;
        /** @description Order of the tasks; unknown values leave the default order, newest first. */
        TaskSort: string;
        /** @description Only tasks of this project. */
        TaskProject: string;
        /** @description Only tasks with one of these statuses. */
        TaskStatuses: components["schemas"]["TaskStatus"][];
        /** @description Only tasks with one of these assignment states. */
        TaskAssignments: components["schemas"]["AssignmentState"][];
        /** @description Only tasks assigned to this user. */
        TaskAssignee: string;
        /** @description Only tasks assigned to the caller. */
        TaskMine: boolean;
        /** @description Only tasks of these workflow steps. */
        TaskWorkflows: components["schemas"]["WorkflowCode"][];
        /** @description Only tasks with one of these source languages. */
        TaskSourceLanguages: components["schemas"]["LocaleCode"][];
        /** @description Only tasks with one of these target languages. */
        TaskTargetLanguages: components["schemas"]["LocaleCode"][];
        /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
        TaskSearch: string;
        /** @description Only overdue tasks, which are past their due date and not delivered. */
        TaskLate: boolean;
        /** @description IANA name of the time zone of the days, UTC if omitted. */
        TaskTimezone: string;
        /** @description The tool. */
        ThirdPartyId: string;
        /** @description Translation memory */
        TmUuid: string;
        /** @description Translation unit */
        TuId: number;
        /** @description Format of the export */
        FileType: "tmx" | "csv" | "xlsx";
        /** @description The rate. */
        UserRateUUID: string;
        /** @description The line of the rate. */
        RateDetailUUID: string;
        /** @description The change of the payout method. */
        PaymentUUID: string;
        /** @description The webhook. */
        WebhookId: string;
        /** @description The delivery. */
        DeliveryUuid: string;
        /** @description Only events from this time on, epoch ms. */
        Since: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "translationMemories.list": {
        parameters: {
            query?: {
                /** @description Only memories whose name contains this text. */
                q?: string;
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
                /** @description Part of the name */
                name?: string;
                /** @description Memories for any of these source locales; a language also matches its regional variants, and vice versa */
                sourceLocales?: components["schemas"]["LocaleCode"][];
                /** @description Memories with any of these target locales */
                targetLocales?: components["schemas"]["LocaleCode"][];
                /** @description Memories of this organizational unit */
                orgUnitUuid?: string;
                /** @description Omit counts and the last import */
                idsOnly?: boolean;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page; older calls use this name for `size`. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of memories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemoryPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationMemoryUpdate"];
            };
        };
        responses: {
            /** @description The updated memory */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationMemoryCreate"];
            };
        };
        responses: {
            /** @description The memory */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.startListExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The export request, whose status can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.getListExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getFileParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parsers by file extension */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileParams"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.getUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL, to which a Base64-encoded context is appended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorUrl"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.buildContext": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditorContextRequest"];
            };
        };
        responses: {
            /** @description The context. Encode it in Base64 and append it to the URL of the editor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorContextKey"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.getContext": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The context, not encoded in Base64. */
                context: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items that can be opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorContext"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "workUnits.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work unit. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUnit"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.searchConcordance": {
        parameters: {
            query: {
                /** @description Part of a sentence. */
                text: string;
                /** @description Side to search. */
                side?: "SOURCE" | "TARGET";
                /** @description Whether to match case and accents. */
                matchCase?: boolean;
                /** @description Whether the last word must match as a whole. */
                wholeWords?: boolean;
                /** @description Maximum number of translations. */
                size?: number;
                /** @description Only translation units older than this one; use `next` from the previous response. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description The work unit. */
                id: components["parameters"]["EditorWorkUnit"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcordanceResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.listSegments": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Segments per page. */
                pageSize?: number;
                /** @description Only segments whose source, target, or key contains this text, ignoring case. */
                text?: string;
                /** @description Only segments after this position. To read all segments, use the index of the last one received; faster than `page` in large files. */
                afterIndex?: number;
                /** @description Only these segments. */
                segmentIds?: string[];
                /** @description True for confirmed segments only, false for open segments only. */
                confirmed?: boolean;
                /** @description True for segments with issues only, false for segments without issues only. */
                hasIssues?: boolean;
            };
            header?: never;
            path: {
                /** @description The work unit. */
                id: components["parameters"]["EditorWorkUnit"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of segments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.confirmSegments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work unit. */
                id: components["parameters"]["EditorWorkUnit"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentConfirmation"];
            };
        };
        responses: {
            /** @description The number of confirmed segments, and the segments that stay open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentConfirmationResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.getSegmentIndex": {
        parameters: {
            query?: {
                /** @description Only segments whose source, target, or key contains this text, ignoring case. */
                text?: string;
            };
            header?: never;
            path: {
                /** @description The work unit. */
                id: components["parameters"]["EditorWorkUnit"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. Each column has one entry per segment, in the order of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentIndex"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.updateSegment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work unit. */
                id: components["parameters"]["EditorWorkUnit"];
                /** @description The segment. */
                segmentId: components["parameters"]["EditorSegment"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentUpdate"];
            };
        };
        responses: {
            /** @description The updated segment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "editor.listMatches": {
        parameters: {
            query?: {
                /** @description Minimum match score, in percent. If omitted, the minimum set for each memory in the project applies. */
                threshold?: number;
                /** @description Maximum number of matches. */
                maxHits?: number;
            };
            header?: never;
            path: {
                /** @description The work unit. */
                id: components["parameters"]["EditorWorkUnit"];
                /** @description The segment. */
                segmentId: components["parameters"]["EditorSegment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches from all memories added to the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorMatch"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "billing.getPortal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPortal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job that deletes all of the translation units, or none */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.export": {
        parameters: {
            query?: {
                /** @description Only these target locales */
                targetLocales?: components["schemas"]["LocaleCode"][];
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Format of the export */
                fileType: components["parameters"]["FileType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export request, whose status can be checked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Format of the export */
                fileType: components["parameters"]["FileType"];
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description TMX 1.4 in UTF-8 or UTF-16, at most 512 MB, or compressed with gzip (.tmx.gz)
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The import job */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.replaceText": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementText"];
            };
        };
        responses: {
            /** @description The job that replaces the text */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.previewReplacement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementText"];
            };
        };
        responses: {
            /** @description The number of changes, and the first 100 translations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplacementPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.undoReplacement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description The job that replaced the text */
                jobUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Whether to keep translations that have changed since and undo the rest
                     * @default false
                     */
                    keepChanged?: boolean;
                };
            };
        };
        responses: {
            /** @description The job that undoes the replacement */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.searchConcordance": {
        parameters: {
            query: {
                /** @description Part of a sentence */
                text: string;
                /** @description Side to search */
                side?: "SOURCE" | "TARGET";
                /** @description Only translations into this locale */
                targetLocale?: components["schemas"]["LocaleCode"];
                /** @description Whether to match case and accents */
                matchCase?: boolean;
                /** @description Whether the last word must match as a whole */
                wholeWords?: boolean;
                /** @description Maximum number of translations; only a translation unit with more translations exceeds it */
                size?: number;
                /** @description Only translation units older than this one; use `next` from the previous response */
                before?: number;
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcordanceResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.searchSegments": {
        parameters: {
            query: {
                /** @description Text to find */
                sourceText: string;
                /** @description Target locale */
                targetLocale: components["schemas"]["LocaleCode"];
                /** @description Minimum match score in percent */
                threshold?: number;
                /** @description Return only scores and IDs */
                overviewOnly?: boolean;
                /** @description Text before the source text, empty if there is none; used to find context matches */
                previousText?: string;
                /** @description Text after the source text, empty if there is none; used to find context matches */
                nextText?: string;
                /** @description Context key of the source text; used to find context matches */
                contextKey?: string;
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemorySegmentMatch"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.createUnit": {
        parameters: {
            query?: {
                /** @description Whether to replace an existing translation; if false, an existing translation results in a 409 */
                override?: boolean;
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationUnitCreate"];
            };
        };
        responses: {
            /** @description The translation unit that contains the translation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationUnitRef"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.searchSimilarUnits": {
        parameters: {
            query: {
                /** @description Text to find */
                sourceText: string;
                /** @description Target locales; returns translation units with a translation into at least one of them, with only those translations */
                targetLocales: components["schemas"]["LocaleCode"][];
                /** @description Minimum match score in percent */
                threshold?: number;
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translation units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarUnit"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.searchUnits": {
        parameters: {
            query?: {
                /** @description Part of the source text; omit it to match any source text */
                sourceText?: string;
                /** @description Part of a target text */
                targetText?: string;
                /** @description Only translation units with this target locale */
                targetLocale?: components["schemas"]["LocaleCode"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page; older calls use this name for `size`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of translation units, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationUnitPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.updateUnit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Translation unit */
                tuId: components["parameters"]["TuId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationUnitUpdate"];
            };
        };
        responses: {
            /** @description The translation unit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationUnitRef"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.removeUnit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Translation unit */
                tuId: components["parameters"]["TuId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translation unit was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.removeSegment": {
        parameters: {
            query: {
                /** @description Locale of the translation */
                locale: components["schemas"]["LocaleCode"];
            };
            header?: never;
            path: {
                /** @description Translation memory */
                tmUuid: components["parameters"]["TmUuid"];
                /** @description Translation unit */
                tuId: components["parameters"]["TuId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translation was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "locales.listCountries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "locales.listCurrencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "locales.listTimezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones, from west to east. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timezone"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "mfa.requestEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "mfa.verifyEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The six-digit code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code verified and sign-in complete; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.list": {
        parameters: {
            query?: {
                /** @description Only organizations whose name contains this text. */
                q?: string;
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description Only organizations whose name contains this text, ignoring case. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationListPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationUpdate"];
            };
        };
        responses: {
            /** @description The updated organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationCreate"];
            };
        };
        responses: {
            /** @description The organization. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.startExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The export request, whose status can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                organizationUUID: components["parameters"]["OrganizationUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                organizationUUID: components["parameters"]["OrganizationUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "clientSummaries.getOrganization": {
        parameters: {
            query?: {
                /** @description Number of months up to the current one; 12 by default. */
                months?: components["parameters"]["Months"];
                /** @description Time zone in which months begin, such as `Europe/Berlin`; UTC by default. */
                timezone?: components["parameters"]["Timezone"];
                /** @description Months of this organizational unit only. */
                orgUnitUuid?: string;
            };
            header?: never;
            path: {
                /** @description The organization. */
                organizationUUID: components["parameters"]["OrganizationUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSummary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "organizations.getUsage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                organizationUUID: components["parameters"]["OrganizationUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of what depends on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitUsage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All permission groups of the account, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroup"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionGroupName"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                permissionGroupUuid: components["parameters"]["PermissionGroupUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroupDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The group. */
                permissionGroupUuid: components["parameters"]["PermissionGroupUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionGroupName"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                permissionGroupUuid: components["parameters"]["PermissionGroupUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Group deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.addUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                permissionGroupUuid: components["parameters"]["PermissionGroupUuid"];
                /** @description The person. */
                userUuid: components["parameters"]["UserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person added; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "permissionGroups.removeUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group. */
                permissionGroupUuid: components["parameters"]["PermissionGroupUuid"];
                /** @description The person. */
                userUuid: components["parameters"]["UserUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "permissions.checkGoogleDriveDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the export is possible, and the reason if not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleDriveDownload"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "permissions.grant": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person or group. */
                granteeUuid: components["parameters"]["GranteeUuid"];
                /** @description The permission. */
                permissionUuid: components["parameters"]["PermissionUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permission granted; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "permissions.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person or group. */
                granteeUuid: components["parameters"]["GranteeUuid"];
                /** @description The permission. */
                permissionUuid: components["parameters"]["PermissionUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permission revoked; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "permissions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person or group. */
                granteeUuid: components["parameters"]["GranteeUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All permissions, sorted by section and code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permission"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description Only accounts whose name contains this text, ignoring case. */
                name?: string;
                /** @description Only accounts of one of these tiers. */
                accountType?: components["schemas"]["AccountType"][];
                /** @description Only accounts with one of these statuses. */
                status?: components["schemas"]["AccountStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description The account; the invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountMetrics.getMine": {
        parameters: {
            query?: {
                /** @description Months to return, including this one. */
                months?: components["parameters"]["UsageMonths"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, by month and source, by day, and by organizational unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMetrics"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountMetrics.listRaw": {
        parameters: {
            query: {
                /** @description First day, in UTC. */
                startDate: string;
                /** @description Last day, in UTC; at most 800 days later. */
                endDate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, oldest day first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUsageRow"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountMetrics.getStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Words and quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountUsageStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountMetrics.get": {
        parameters: {
            query?: {
                /** @description Months to return, including this one. */
                months?: components["parameters"]["UsageMonths"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, by month and source, by day, and by organizational unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMetrics"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.getAiReviewStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.setAiReview": {
        parameters: {
            query?: {
                /** @description On or off; the opposite of the present state if omitted. */
                value?: components["parameters"]["SettingValue"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cancellationOptions.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationOptionsUpdate"];
            };
        };
        responses: {
            /** @description The updated options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cancellationOptions.create": {
        parameters: {
            query: {
                /** @description Name of the option. */
                newOption: string;
                /** @description The account; your own if omitted. */
                accountUUID?: string;
                /** @description What the option is offered for; both if omitted. */
                appliesTo?: components["schemas"]["CancellationSubject"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationOption"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cancellationOptions.listForProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationChoices"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "languageMappings.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                id: components["parameters"]["MappedAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mappings, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageMappings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "languageMappings.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                id: components["parameters"]["MappedAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageMappingInput"];
            };
        };
        responses: {
            /** @description The mapping. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageMapping"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "languageMappings.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mapping. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.getLogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the picture. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.getMine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRef"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendationSettings.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendationSettingsUpdate"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendationSettings.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendationSettingsCreate"];
            };
        };
        responses: {
            /** @description The settings. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendationSettings.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings: those of the account first, then those of organizational units by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationSettingsList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendationSettings.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.getSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.getTrialTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days until the trial ends; 0 on its last day, negative after it, and null without a trial. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number | null;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.listActivity": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only entries about the account itself. */
                administration?: boolean;
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.setAiSpellcheck": {
        parameters: {
            query?: {
                /** @description On or off; the opposite of the present state if omitted. */
                value?: components["parameters"]["SettingValue"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cancellationOptions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options, the default ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cancellationOptions.getReport": {
        parameters: {
            query?: {
                /** @description First day (UTC). */
                startDate?: string;
                /** @description Last day (UTC). */
                endDate?: string;
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each option that was selected, and one for none; the most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationCount"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cancellationOptions.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description The option. */
                optionUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.setCustomReviewCategorization": {
        parameters: {
            query?: {
                /** @description On or off; the opposite of the present state if omitted. */
                value?: components["parameters"]["SettingValue"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.getCustomReviewCategoryOnly": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.setCustomReviewCategoryOnly": {
        parameters: {
            query?: {
                /** @description On or off; the opposite of the present state if omitted. */
                value?: components["parameters"]["SettingValue"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.listEntryPoints": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles that can start in the portal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleEntryPoint"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.setEntryPoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description The role. */
                roleName: components["schemas"]["PortalRole"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRoleEntryPoint"];
            };
        };
        responses: {
            /** @description The roles that can start in the portal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleEntryPoint"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "finance.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "finance.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinanceSettingsUpdate"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "finance.createBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountInput"];
            };
        };
        responses: {
            /** @description The bank account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "finance.removeBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description Bank account */
                bankAccountUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank account was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "finance.createExchangeRate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateInput"];
            };
        };
        responses: {
            /** @description The exchange rate. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.uploadLogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The logos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.removeLogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.getLogoDetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.listOrganizations": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of organizations, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.addOrganization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description The organization. */
                organizationUUID: components["parameters"]["OrganizationUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.uploadPortalLogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUpload"];
            };
        };
        responses: {
            /** @description The logos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.removePortalLogo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.getProduct": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProduct"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.setProjectAutomation": {
        parameters: {
            query?: {
                /** @description On or off; the opposite of the present state if omitted. */
                value?: components["parameters"]["SettingValue"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendationSettings.reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationSettingsList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.setSendLearntToKanban": {
        parameters: {
            query?: {
                /** @description On or off; the opposite of the present state if omitted. */
                value?: components["parameters"]["SettingValue"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accountSettings.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSettingsUpdate"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountSuspension"];
            };
        };
        responses: {
            /** @description The suspended account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.listUsers": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "accounts.addUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account. */
                accountUUID: components["parameters"]["AccountUUID"];
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "activity.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only entries about this project. */
                projectUuid?: string;
                /** @description Only actions of this person. */
                userUuid?: string;
                /** @description Only entries about this type of resource. */
                entityType?: components["schemas"]["ActivityEntityType"];
                /** @description Only entries about this resource. */
                entityUuid?: string;
                /** @description Only entries with these events. */
                events?: string[];
                /** @description Only entries about this kind of change. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description Only entries from this day on, in UTC. */
                startDate?: string;
                /** @description Only entries up to and including this day, in UTC. */
                endDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKey"];
            };
        };
        responses: {
            /** @description The token, in the header; no body. */
            200: {
                headers: {
                    /** @description The token; valid for at least 50 minutes. */
                    "X-AUTH-TOKEN"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.getCaptcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person with roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentAuthentication"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.go": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The first part of the link. */
                code: string;
                /** @description The second part of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LinkProof"];
            };
        };
        responses: {
            /** @description Whether the sign-in succeeded; if so, a cookie holds the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.endImpersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A cookie holds the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Whether the sign-in succeeded; if so, a cookie holds the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session ended; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.extendSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new end of the session, which is also set in its cookies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEnd"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "auth.checkToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is valid; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "bulkChanges.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change, by the id of its job. */
                changeUuid: components["parameters"]["ChangeUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "bulkChanges.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change, by the id of its job. */
                changeUuid: components["parameters"]["ChangeUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The undone change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.list": {
        parameters: {
            query?: {
                /** @description Only organizational units whose name, or whose organization, contains this text. */
                q?: string;
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description `MINE` returns only the organizational units you belong to. */
                queryType?: string;
                /** @description Only organizational units whose name contains this text, ignoring case. */
                name?: string;
                /** @description Only organizational units of this organization. */
                organizationUuid?: string;
                /** @description Only active organizational units, in which projects can be created, or only inactive ones. */
                status?: "ACTIVE" | "INACTIVE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of organizational units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrgUnitUpdate"];
            };
        };
        responses: {
            /** @description The updated organizational unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnit"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrgUnitCreate"];
            };
        };
        responses: {
            /** @description The organizational unit. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnit"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.startExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The export request, whose status can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizational unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnit"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "autopilot.getUnitSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autopilot.updateUnitSettings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementSettings"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.updateFileAdditions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrgUnitFileAdditions"];
            };
        };
        responses: {
            /** @description The updated setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitFileAdditions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "segmentationRules.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules; 404 if the built-in rules apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentationRules"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "segmentationRules.upload": {
        parameters: {
            query?: {
                /** @description Whether the built-in rules apply where these rules do not decide. If omitted, true only for files that contain nothing but exceptions, which would never create a break. */
                extendsBuiltIn?: boolean;
            };
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The SRX file, at most 2 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The rules that apply from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentationRules"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "segmentationRules.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The built-in rules apply. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "segmentationRules.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SRX file as it was uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "segmentationRules.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentationTrial"];
            };
        };
        responses: {
            /** @description The segments, and the rule that created or prevented each break. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentationPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "clientSummaries.getOrgUnit": {
        parameters: {
            query?: {
                /** @description Number of months up to the current one; 12 by default. */
                months?: components["parameters"]["Months"];
                /** @description Time zone in which months begin, such as `Europe/Berlin`; UTC by default. */
                timezone?: components["parameters"]["Timezone"];
            };
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSummary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.listOfOrgUnit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memories, by name, with their settings for new projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitMemory"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "translationMemories.bindToOrgUnit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrgUnitMemorySave"][];
            };
        };
        responses: {
            /** @description The updated list of memories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitMemory"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.getUsage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of what depends on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitUsage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.listWorkflows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules of the organizational unit, then those of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrgUnitWorkflowRule"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contracts.list": {
        parameters: {
            query?: {
                /** @description Say when this person, rather than you, accepted each contract. */
                userUuid?: string;
                /** @description Only contracts you have yet to accept. */
                pending?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contracts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractInput"];
            };
        };
        responses: {
            /** @description The contract. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contracts.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session ended; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "contracts.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contract accepted; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "contracts.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contract. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contract withdrawn; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "customFields.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldInput"];
            };
        };
        responses: {
            /** @description The custom field. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customFields.getValues": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of entity. */
                entityType: components["schemas"]["CustomFieldEntity"];
                /** @description The project, task, organizational unit, organization, or user. */
                entityUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldEntry"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customFields.updateValues": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Kind of entity. */
                entityType: components["schemas"]["CustomFieldEntity"];
                /** @description The project, task, organizational unit, organization, or user. */
                entityUUID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldValueInput"][];
            };
        };
        responses: {
            /** @description The fields that were sent, with their values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldEntry"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customFields.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only fields of this kind of entity. */
                entityCode?: components["schemas"]["CustomFieldEntity"];
                /** @description Only archived fields, or only those in use; both if omitted, for account administrators. */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of custom fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customFields.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldOrder"];
            };
        };
        responses: {
            /** @description Sorted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "customFields.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The custom field. */
                customFieldUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldUpdate"];
            };
        };
        responses: {
            /** @description The updated custom field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "files.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed token. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "glossaries.list": {
        parameters: {
            query?: {
                /** @description Part of the name */
                name?: string;
                /** @description Only glossaries of this organization */
                organizationUuid?: string;
                /** @description Omit languages and concept counts */
                idsOnly?: boolean;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of glossaries, by name unless a sort order is given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "glossaries.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlossaryUpdate"];
            };
        };
        responses: {
            /** @description The updated glossary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "glossaries.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlossaryCreate"];
            };
        };
        responses: {
            /** @description The glossary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "glossaries.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The glossary. */
                glossaryUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "glossaries.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The glossary. */
                glossaryUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossary was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "home.get": {
        parameters: {
            query?: {
                /** @description IANA name of the time zone, UTC if omitted. */
                timezone?: string;
                /** @description Include the part of clients, whatever the roles of the caller. */
                portal?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits for the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeOverview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "jobs.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only jobs of this project. */
                projectUuid?: string;
                /** @description Only jobs with one of these statuses. */
                statuses?: components["schemas"]["JobStatus"][];
                /** @description Only jobs of these types. */
                types?: components["schemas"]["JobType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "jobs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The job. */
                jobUuid: components["parameters"]["JobUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "jobs.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The job. */
                jobUuid: components["parameters"]["JobUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "jobs.restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The job. */
                jobUuid: components["parameters"]["JobUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same job, restarted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "locales.listLanguages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "listViews.list": {
        parameters: {
            query: {
                /** @description The list. */
                list: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "listViews.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewInput"];
            };
        };
        responses: {
            /** @description The view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "listViews.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewDefault"];
            };
        };
        responses: {
            /** @description The view is the default. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "listViews.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                viewUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewInput"];
            };
        };
        responses: {
            /** @description The changed view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListView"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "listViews.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view. */
                viewUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "maintenance.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice; null without one, and once it is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceNotice"] | null;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "maintenance.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceTime"];
            };
        };
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceNotice"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "maintenance.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no notice. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetRateSettingsSave"];
            };
        };
        responses: {
            /** @description The scheme */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetRateSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.list": {
        parameters: {
            query?: {
                /** @description Omit the default schemes */
                ignoreDefault?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schemes, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetRateSettingsRef"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.listAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schemes, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNetRateSettings"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.listOrgUnitAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Organizational unit */
                orgUnitUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schemes; `isDefault` marks the scheme that new projects of the organizational unit use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNetRateSettings"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.setOrgUnit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Organizational unit */
                orgUnitUUID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrgUnitNetRates"];
            };
        };
        responses: {
            /** @description The scheme is set */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.get": {
        parameters: {
            query?: {
                /** @description Version to return; 404 unless something was calculated with it */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Net rate scheme */
                netRateUuid: components["parameters"]["NetRateUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetRateSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Net rate scheme */
                netRateUuid: components["parameters"]["NetRateUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetRateSettingsSave"];
            };
        };
        responses: {
            /** @description The updated scheme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetRateSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "netRateSettings.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Net rate scheme */
                netRateUuid: components["parameters"]["NetRateUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheme was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of price lists, without their prices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListSave"];
            };
        };
        responses: {
            /** @description The price list */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.get": {
        parameters: {
            query?: {
                /** @description Version to return; 404 unless an amount was calculated with it */
                version?: number;
            };
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceListSave"];
            };
        };
        responses: {
            /** @description The updated price list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.setPrices": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguagePairPriceSave"][];
            };
        };
        responses: {
            /** @description The updated price list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.exportPrices": {
        parameters: {
            query: {
                /** @description File format */
                format: "CSV" | "XLSX";
            };
            header?: never;
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "priceLists.importPrices": {
        parameters: {
            query?: {
                /** @description Whether to report only, without changing anything; false if omitted */
                dryRun?: boolean;
                /** @description Whether prices that the table does not list are removed; false if omitted */
                removeOthers?: boolean;
            };
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Price list */
                priceListUUID: components["parameters"]["PriceListUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A CSV or XLSX file, up to 2 MB and 5,000 lines
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceImport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.list": {
        parameters: {
            query?: {
                /** @description Free text; matches reference, name, and organizational unit */
                q?: string;
                /** @description Part of the system number, for example B-2478 */
                name?: string;
                /** @description Part of the human-readable label */
                reference?: string;
                /** @description Part of the name of a file in the project */
                fileName?: string;
                /** @description One or more statuses */
                status?: components["schemas"]["ProjectStatus"][];
                /** @description Projects that have all of these tags */
                tags?: string[];
                /** @description Organizational unit */
                orgUnitUuid?: string;
                /** @description Organization */
                organizationUuid?: string;
                /** @description Assigned project manager */
                projectManagerUuid?: string;
                /** @description Contact at the client */
                contactPersonUuid?: string;
                /** @description Text in the source of the project, matched from the beginning of a word; not case-sensitive */
                sourceQuery?: string;
                /** @description Created on this day or later, yyyy-MM-dd */
                startCreateDate?: string;
                /** @description Created on this day or earlier, yyyy-MM-dd */
                endCreateDate?: string;
                /** @description Due date on this day or later, yyyy-MM-dd */
                startDueDate?: string;
                /** @description Due date on this day or earlier, yyyy-MM-dd */
                endDueDate?: string;
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.create": {
        parameters: {
            query?: {
                /** @description Apply the price list, currency, languages, and automation of the organizational unit */
                inferDefaultSettings?: boolean;
                /** @description Organizational unit of an empty base project */
                clientUuid?: string;
                /** @description Hint that the caller reads only uuid, name, status, and createDate */
                "id-only"?: boolean;
                /** @description Source locale of an empty base project */
                sourceLocale?: components["schemas"]["LocaleCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description The new project */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.changeBulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectBulkChange"];
            };
        };
        responses: {
            /** @description The job */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.planBulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectBulkChange"];
            };
        };
        responses: {
            /** @description What would happen to each project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectBulkPlan"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.createContinuous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContinuousProjectCreate"];
            };
        };
        responses: {
            /** @description The new project */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getContinuous": {
        parameters: {
            query?: {
                /** @description Preferred status of the project; if absent or if no project has this status, DRAFT comes first, then the newest project, and canceled projects last */
                projectStatus?: components["parameters"]["ContinuousStatus"];
            };
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its organizational unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.uploadContinuous": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its organizational unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContinuousUpload"];
            };
        };
        responses: {
            /** @description The project with the file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.downloadContinuous": {
        parameters: {
            query?: {
                /** @description Only files with these names */
                filenames?: string[];
                /** @description Only these target locales */
                locales?: components["schemas"]["LocaleCode"][];
                /** @description Preferred status of the project; if absent or if no project has this status, DRAFT comes first, then the newest project, and canceled projects last */
                projectStatus?: components["parameters"]["ContinuousStatus"];
            };
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its organizational unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive with one folder per locale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getCounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectCounters"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.startExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The export request, whose status can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getTotals": {
        parameters: {
            query?: {
                /** @description Free text; matches reference, name, and organizational unit */
                q?: string;
                /** @description Part of the system number, for example B-2478 */
                name?: string;
                /** @description Part of the human-readable label */
                reference?: string;
                /** @description Part of the name of a file in the project */
                fileName?: string;
                /** @description One or more statuses */
                status?: components["schemas"]["ProjectStatus"][];
                /** @description Projects that have all of these tags */
                tags?: string[];
                /** @description Organizational unit */
                orgUnitUuid?: string;
                /** @description Organization */
                organizationUuid?: string;
                /** @description Assigned project manager */
                projectManagerUuid?: string;
                /** @description Contact at the client */
                contactPersonUuid?: string;
                /** @description Text in the source of the project, matched from the beginning of a word; not case-sensitive */
                sourceQuery?: string;
                /** @description Created on this day or later, yyyy-MM-dd */
                startCreateDate?: string;
                /** @description Created on this day or earlier, yyyy-MM-dd */
                endCreateDate?: string;
                /** @description Due date on this day or later, yyyy-MM-dd */
                startDueDate?: string;
                /** @description Due date on this day or earlier, yyyy-MM-dd */
                endDueDate?: string;
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTotals"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.get": {
        parameters: {
            query?: {
                /** @description SIMPLE leaves resources, work units, costs, and files empty */
                responseType?: string;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.calculate": {
        parameters: {
            query?: {
                /** @description Id from the first response. Posting again with this id returns the status instead of starting a new request. */
                requestId?: components["parameters"]["RequestId"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calculation, new or in its current state */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsyncRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "resourceVersions.listByProject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectFileVersion"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.listManual": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualCost"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.createManual": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManualCostCreate"];
            };
        };
        responses: {
            /** @description The cost as it is charged */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualCost"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.listPriceTypes": {
        parameters: {
            query?: {
                /** @description Include the prices of each language pair of the project */
                byLanguage?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceType"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.remove": {
        parameters: {
            query?: {
                /** @description Reason for removing the cost; recorded in the journal */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Manually added cost */
                costUUID: components["parameters"]["CostUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cost was removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.getSummary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The costs by language pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostsSummary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.estimateFiles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilesToEstimate"];
            };
        };
        responses: {
            /** @description The estimate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilesEstimate"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.getExplanation": {
        parameters: {
            query: {
                /** @description Line to explain, as returned by the cost operations */
                line: string;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the amount was calculated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostExplanation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.listByLangPair": {
        parameters: {
            query: {
                /** @description Source locale */
                sourceLang: components["schemas"]["LocaleCode"];
                /** @description Target locale */
                targetLang: components["schemas"]["LocaleCode"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each match band, followed by the minimum fee and manually added costs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostLine"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.getMatrix": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matrix */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostMatrix"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.download": {
        parameters: {
            query?: {
                /** @description Only these target locales */
                locales?: components["schemas"]["LocaleCode"][];
                /** @description Only these source files */
                resources?: string[];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive with one folder per locale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.startDownload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDownload"];
            };
        };
        responses: {
            /** @description The request to poll */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getDownloadStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listGlossaries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossaries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryRef"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.bindGlossaries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GlossaryBinding"];
            };
        };
        responses: {
            /** @description The updated list of glossaries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryRef"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.updateInfo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInfo"];
            };
        };
        responses: {
            /** @description The updated project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getIngestionStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of the project, in the order in which they were registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IngestionStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.list": {
        parameters: {
            query?: {
                /** @description Sort field */
                orderBy?: string;
                /** @description Sort direction */
                orderType?: "ASC" | "DESC";
                /** @description Include analyses that have been replaced by newer ones */
                rotated?: boolean;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page; older calls use this name for `size`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of analyses, without their tables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogfilePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.create": {
        parameters: {
            query?: {
                /** @description Whether to run a pre-analysis, from before any work */
                "pre-analysis"?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LogfileCreate"];
            };
        };
        responses: {
            /** @description The started analysis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.getBreakdownByLocale": {
        parameters: {
            query?: {
                /** @description Only this target locale */
                targetLocale?: components["schemas"]["LocaleCode"];
                /** @description Only this workflow step */
                targetWorkflow?: components["schemas"]["WorkflowCode"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.startExport": {
        parameters: {
            query?: {
                /** @description File format; CSV if omitted */
                format?: string;
                /** @description Create the file again */
                rebuild?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, ready or in progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
                /** @description Export */
                requestUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, ready or in progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.listSegments": {
        parameters: {
            query?: {
                /** @description Only this target locale */
                targetLocale?: components["schemas"]["LocaleCode"];
                /** @description Only this work unit */
                workUnitUuid?: string;
                /** @description Only this match band, by its label */
                band?: string;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of segments, in the order of the files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostSegmentPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "logfiles.getSummary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Analysis */
                logfileUUID: components["parameters"]["LogfileUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each target language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogfileSummaryRow"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listMessages": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page; older calls use this name for `size`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of threads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMessagePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.createMessage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectMessageCreate"];
            };
        };
        responses: {
            /** @description The note */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMessage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getPaymentType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unit of measure of the payment lines of the tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentType"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getProcessSummary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statuses with at least one task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessCount"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.getProfitability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price, payments, and the difference */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profitability"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listProgress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per target language, in alphabetical order of the locales */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageProgress"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listFileProgress": {
        parameters: {
            query?: {
                /** @description Only files in these target locales, and only these */
                targetLocales?: components["schemas"]["LocaleCode"][];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files, by folder and name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileProgressPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.recalculate": {
        parameters: {
            query?: {
                /** @description Id from the first response. Posting again with this id returns the status instead of starting a new request. */
                requestId?: components["parameters"]["RequestId"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calculation, new or in its current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsyncRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.uploadReferenceFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 512 MB
                     */
                    File: string;
                };
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.removeReferenceFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Reference file of the project */
                referenceFileUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.downloadReferenceFiles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip archive; empty without reference files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.createResource": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectResourceCreate"];
            };
        };
        responses: {
            /** @description The registered file, with the results of parsing if an upload is its content */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResource"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listResources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, in the order in which they were registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResourceRef"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.removeResource": {
        parameters: {
            query?: {
                /** @description Processing task to stop as well */
                processingTaskId?: string;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "resourceVersions.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceVersion"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "resourceVersions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
                /** @description The version. */
                changeUUID: components["parameters"]["ChangeUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceVersion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "resourceVersions.listSegments": {
        parameters: {
            query: {
                /** @description Target locale of the file. */
                targetLocale: components["schemas"]["LocaleCode"];
                /** @description Only changes of this type. */
                kind?: "ADDED" | "CHANGED" | "MARKUP" | "MOVED" | "REMOVED";
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
                /** @description The version. */
                changeUUID: components["parameters"]["ChangeUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of segments, in the order of the new version, with removed segments last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceVersionSegmentPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.uploadResourceContent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 512 MB
                     */
                    file?: string;
                    /**
                     * Format: uuid
                     * @description An upload of `uploads.create`, instead of `file`
                     */
                    uploadUuid?: string;
                };
            };
        };
        responses: {
            /** @description The file, with the results of parsing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResource"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.updateResourceParams": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectResourceParamsUpdate"];
            };
        };
        responses: {
            /** @description The file, parsed again with these options if it has content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResource"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listLeftOutTexts": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page; older calls use this name for `size`. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeftOutTextPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "resourceVersions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Source file of the project */
                projectResourceUUID: components["parameters"]["ProjectResourceUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 512 MB.
                     */
                    file?: string;
                    /**
                     * Format: uuid
                     * @description An upload of `uploads.create`, instead of `file`.
                     */
                    uploadUuid?: string;
                };
            };
        };
        responses: {
            /** @description The version; its segments are being compared. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceVersion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.changeStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectStatusChange"];
            };
        };
        responses: {
            /** @description The updated project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "costs.getTotal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalCosts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.downloadTranslatedFile": {
        parameters: {
            query?: {
                /** @description Source file */
                resourceUUID?: string;
                /** @description Work unit */
                workUnitUUID?: string;
                /** @description Target locale; required with resourceUUID */
                targetLanguage?: components["schemas"]["LocaleCode"];
                /** @description Use the text of the last delivered step instead of the current one; refused if no step has been delivered */
                retrieveLatestDeliveredWorkflow?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the format of its source */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.startLocKit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocKitRequest"];
            };
        };
        responses: {
            /** @description The export that was started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocKitJob"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.startSourceFiles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceFilesRequest"];
            };
        };
        responses: {
            /** @description The export that was started */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationKitJob"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getTranslationKitJob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationKitJob"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listTranslationMemories": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memories, with their settings in the project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemoryBinding"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.bindTranslationMemories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationMemoryBindingRequest"][];
            };
        };
        responses: {
            /** @description The updated list of memories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemoryBinding"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.getUsage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of what belongs to the project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectUsage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.listWorkUnits": {
        parameters: {
            query?: {
                /** @description One or more file names */
                filenames?: string[];
                /** @description One or more task statuses */
                status?: string[];
                /** @description One or more target locales */
                targetLanguages?: components["schemas"]["LocaleCode"][];
                /** @description One or more workflow codes */
                workflows?: string[];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of work units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectWorkUnitPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.createWorkUnits": {
        parameters: {
            query?: {
                /** @description True with a list; has no effect */
                bulk?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkUnitsRequest"][] | components["schemas"]["WorkUnitSearch"];
            };
        };
        responses: {
            /** @description The requested work units; for a search, a page of work units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUnit"][] | components["schemas"]["ProjectWorkUnitPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.removeWorkUnits": {
        parameters: {
            query: {
                /** @description Work units to delete */
                workUnits: string[];
                /** @description Also delete the calculated costs, so that they are recalculated */
                resetCost?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work units were deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "projects.startTranslatedFiles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUuid: components["parameters"]["ProjectUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslatedFilesRequest"];
            };
        };
        responses: {
            /** @description The export that was started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationKitJob"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "workUnits.getTranslation": {
        parameters: {
            query?: {
                /** @description Return the bilingual XLIFF instead of the file in its own format. */
                isXliff?: boolean;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUuid: components["parameters"]["ProjectUuid"];
                /** @description The work unit. */
                workUnitUuid: components["parameters"]["WorkUnitUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Short-lived addresses, and the status of the built file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUnitTranslation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "workUnits.buildTranslation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUuid: components["parameters"]["ProjectUuid"];
                /** @description The work unit. */
                workUnitUuid: components["parameters"]["WorkUnitUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUnitTranslation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "workUnits.uploadTranslation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUuid: components["parameters"]["ProjectUuid"];
                /** @description The work unit. */
                workUnitUuid: components["parameters"]["WorkUnitUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TranslationUpload"];
            };
        };
        responses: {
            /** @description The job that imports the file. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationUploadJob"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "segmentationRules.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizational units and their rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitSegmentationRules"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Order of the tasks; unknown values leave the default order, newest first. */
                sort?: components["parameters"]["TaskSort"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks with one of these statuses. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks with one of these assignment states. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks assigned to this user. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks assigned to the caller. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these workflow steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks with one of these source languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks with one of these target languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only overdue tasks, which are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.assignBulk": {
        parameters: {
            query?: {
                /** @description Always true for this call. */
                bulk?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TaskBulkAssignment"];
            };
        };
        responses: {
            /** @description The updated tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.autoAssign": {
        parameters: {
            query?: {
                /** @description Id from the first response. Posting again with this id returns the status instead of starting a new request. */
                requestId?: components["parameters"]["RequestId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskAutoAssignment"];
            };
        };
        responses: {
            /** @description The request, new or in its current state. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoAssignRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listAvailable": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Order of the tasks; unknown values leave the default order, newest first. */
                sort?: components["parameters"]["TaskSort"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks of these workflow steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks with one of these source languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks with one of these target languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
                q?: components["parameters"]["TaskSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks that can be claimed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableTaskPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.explainAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableExplanation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getBoard": {
        parameters: {
            query?: {
                /** @description What the rows are; with `LINGUIST`, unassigned tasks are in `unassigned` instead of a row. */
                rows?: "LINGUIST" | "LANG_PAIR" | "NONE";
                /** @description Maximum number of tasks in a cell. */
                cards?: number;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks with one of these statuses. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks with one of these assignment states. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks assigned to this user. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks assigned to the caller. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these workflow steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks with one of these source languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks with one of these target languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only overdue tasks, which are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskBoard"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.changeBulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBulkChange"];
            };
        };
        responses: {
            /** @description The job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listBulkLinguists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSelection"];
            };
        };
        responses: {
            /** @description The linguists: those who can do most of the tasks first, of these the best suited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkLinguist"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.planBulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBulkChange"];
            };
        };
        responses: {
            /** @description What would happen to each task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskBulkPlan"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getCalendar": {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Number of days. */
                days?: number;
                /** @description Maximum number of tasks of a day, by due date and time. */
                cards?: number;
                /** @description IANA name of the time zone of the days, UTC if omitted. */
                timezone?: components["parameters"]["TaskTimezone"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks with one of these statuses. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks with one of these assignment states. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks assigned to this user. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks assigned to the caller. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these workflow steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks with one of these source languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks with one of these target languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only overdue tasks, which are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCalendar"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getCounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCounters"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.startExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The export request, whose status can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listGroups": {
        parameters: {
            query: {
                /** @description How the tasks are grouped. */
                groupBy: "PROJECT" | "WORKFLOW" | "LANG_PAIR";
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks with one of these statuses. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks with one of these assignment states. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks assigned to this user. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks assigned to the caller. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these workflow steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks with one of these source languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks with one of these target languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only overdue tasks, which are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskGroupPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listSlices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSlicesQuery"];
            };
        };
        responses: {
            /** @description The ranges, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSlice"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listByWorkUnit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The work unit. */
                workUnitUUID: components["parameters"]["WorkUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks, in the order of the steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUnitTask"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listWorkload": {
        parameters: {
            query?: {
                /** @description Only these people. */
                userUuids?: string[];
                /** @description Number of days, beginning with today. */
                days?: number;
                /** @description IANA name of the time zone of the days, UTC if omitted. */
                timezone?: components["parameters"]["TaskTimezone"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks with one of these statuses. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks with one of these assignment states. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks assigned to this user. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks assigned to the caller. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these workflow steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks with one of these source languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks with one of these target languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name, or project reference contains this text; not case-sensitive. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only overdue tasks, which are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of linguists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskWorkloadPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listStatuses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses, without duplicates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStatus"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.updateInstructions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskInstructions"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.revokeAssignment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getLogfile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis from before work began. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskLogfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getLogfileBreakdown": {
        parameters: {
            query?: {
                /** @description Type that the analysis must have; the response is 404 for other types. */
                logFileType?: string;
            };
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
                /** @description The analysis. */
                logfileUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis with one table, for the language pair of the task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.updateCategories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCategories"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listCostDetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCostDetail"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.explainPay": {
        parameters: {
            query: {
                /** @description Line to explain, by its position among the lines */
                displayOrder: number;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the line was calculated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostExplanation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.updateDueDate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskDueDate"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.join": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listLog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskLogEntry"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.answerPayments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPaymentAnswer"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPayments"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.updatePayments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPaymentInput"][];
            };
        };
        responses: {
            /** @description The updated payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPayments"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.uploadReferenceFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 512 MB.
                     */
                    File: string;
                };
            };
        };
        responses: {
            /** @description The file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.removeReferenceFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
                /** @description Reference file of the task itself. */
                taskFileUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.downloadReferenceFiles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip archive; empty without reference files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskRejection"];
            };
        };
        responses: {
            /** @description The updated task, without an assignee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getScore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskScore"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.split": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSplit"];
            };
        };
        responses: {
            /** @description The slices, in the order of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.planSplit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSplitPlanRequest"];
            };
        };
        responses: {
            /** @description The slices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSplitPlan"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.changeStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskStatusUpdate"];
            };
        };
        responses: {
            /** @description The current status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStatusResult"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getStopLoss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopLossOffer"] | null;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.postStopLoss": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopLossInput"];
            };
        };
        responses: {
            /** @description The current offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopLossOffer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.getSummary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Size and progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskSummary"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "tasks.listVendors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUuid: components["parameters"]["TaskUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each person and currency, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskVendor"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "thirdParties.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdPartyDetail"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "thirdParties.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThirdPartyInput"];
            };
        };
        responses: {
            /** @description The tool. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdPartyDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "thirdParties.redirect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tool. */
                id: components["parameters"]["ThirdPartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectTarget"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "thirdParties.listOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tools, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdParty"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "thirdParties.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The tool. */
                id: components["parameters"]["ThirdPartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThirdPartyInput"];
            };
        };
        responses: {
            /** @description The updated tool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThirdPartyDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "thirdParties.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tool. */
                id: components["parameters"]["ThirdPartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "uploads.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, up to 512 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "uploads.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Upload of the caller */
                uploadUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePreviewRequest"];
            };
        };
        responses: {
            /** @description What would be translated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description Only people whose name or email address contains this text. */
                q?: string;
                /** @description Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are in UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
                filter?: components["parameters"]["Filter"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description Return only the fields needed to select a person. */
                simple?: boolean;
                /** @description Only people whose name contains this text, ignoring case. */
                name?: string;
                /** @description Only people whose email address contains this text, ignoring case. */
                email?: string;
                /** @description Only people in this country. */
                country?: components["schemas"]["CountryCode"];
                /** @description Only people with one of these roles. */
                roles?: components["schemas"]["Role"][];
                /** @description Only people with one of these statuses. */
                status?: components["schemas"]["UserStatus"][];
                /** @description Only people with one of these tags. */
                tags?: string[];
                /** @description Only people who translate from this language. */
                sourceLanguage?: components["schemas"]["LocaleCode"];
                /** @description Only people who translate into one of these languages. */
                targetLanguages?: components["schemas"]["LocaleCode"][];
                /** @description Only people who belong to this organizational unit, directly or through its organization. */
                orgUnitUuid?: string;
                /** @description Only people who belong to this organization or to one of its organizational units. */
                organizationUuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The person; the invitation is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getAuthority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAuthority"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updateBilling": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBillingInput"];
            };
        };
        responses: {
            /** @description The updated details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBilling"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.exists": {
        parameters: {
            query: {
                /** @description The email address. */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether someone in your account has the email address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserExistence"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.startExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The export request, whose status can be checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getExportStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request that an earlier call started. */
                requestUUID: components["parameters"]["RequestUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the export request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectTarget"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getLoggedUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, including the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedUser"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updateLoggedUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserData"];
            };
        };
        responses: {
            /** @description The updated person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedUser"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.requestMagicCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MagicCodeRequest"];
            };
        };
        responses: {
            /** @description The email is on its way; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.verifyMagicCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MagicCode"];
            };
        };
        responses: {
            /** @description Changed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session ended; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listSignIns": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "mfa.enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaEnableRequest"];
            };
        };
        responses: {
            /** @description The secret, or the recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaSetup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "mfa.setEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaEmailSetting"];
            };
        };
        responses: {
            /** @description Setting changed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "mfa.createRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaRequest"];
            };
        };
        responses: {
            /** @description The codes; shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaSetup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed; what ended with the old password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updatePayment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPaymentOfPerson"];
            };
        };
        responses: {
            /** @description The details with the waiting change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBilling"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updateOwnPayment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPaymentInput"];
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBilling"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getPreferenceSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updatePreferenceSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferenceChange"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferenceSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.listAll": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the default order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description Only rates of people whose name contains this text, ignoring case. */
                name?: string;
                /** @description Only rates in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Only rates of this organizational unit. */
                orgUnitUuid?: string;
                /** @description Only rates with a line for this language pair, such as `en_us:pt_br`; without `workflowUuid`, for any step. */
                languagePair?: string;
                /** @description Only rates with a line for this workflow step, and for `languagePair` if both are specified. */
                workflowUuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rates, by the name of the person; sortable by `name`, `currency`, and `minimumFee`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRatePage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.requestPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description If the person exists, an email is on its way; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles, highest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.setStatus": {
        parameters: {
            query: {
                /** @description The new status. */
                status: "ACTIVE" | "INACTIVE" | "DISABLED";
            };
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status set; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listStatuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStatus"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every notification type, and whether you are subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updateSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        responses: {
            /** @description The updated subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listEligibleLinguists": {
        parameters: {
            query?: {
                /** @description Include linguists who are not eligible. */
                all?: boolean;
                /** @description Only people whose name contains this text, ignoring case. */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linguists: eligible ones first, of these the best suited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibleLinguist"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listTaskRejecters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, most recent return first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskRejecter"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listTaskViewers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linguists, most recent view first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskViewer"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access key, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyInfo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyRequest"];
            };
        };
        responses: {
            /** @description The access key and its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessKey"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access key revoked; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.checkPasswordLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The first part of the link. */
                code: string;
                /** @description The second part of the link. */
                x: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipient and purpose of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.updatePasswordWithCode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The first part of the link. */
                code: string;
                /** @description The second part of the link. */
                x: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Password set; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.uploadAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            /** @description The stored picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Picture removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the picture. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "mfa.disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Authenticator app removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.sendOneTimeLogin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is on its way; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getAccessKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access key, without its secret; empty without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyInfo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.revokeAccessKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access key revoked; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserData"];
            };
        };
        responses: {
            /** @description The updated person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAccount"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autopilot.getUserSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPlacementSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autopilot.updateUserSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPlacementSettings"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPlacementSettings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getBilling": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBilling"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.listBillingVersions": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBillingVersionPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person blocked; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.checkBlockStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person is blocked, and until when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBlockStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.addOrgUnit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person added; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeOrgUnit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.getEntryPoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry point. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEntryPoint"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.setEntryPoint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserEntryPoint"];
            };
        };
        responses: {
            /** @description The entry point. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserEntryPoint"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.addLanguagePair": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description Source language. */
                source: components["schemas"]["LocaleCode"];
                /** @description Target language. */
                target: components["schemas"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeLanguagePair": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description Source language. */
                source: components["schemas"]["LocaleCode"];
                /** @description Target language. */
                target: components["schemas"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.addOrganization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organization. */
                organizationUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person added; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeOrganization": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organization. */
                organizationUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.confirmPayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The change of the payout method. */
                paymentUUID: components["parameters"]["PaymentUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details; the change is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBilling"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "users.declinePayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The change of the payout method. */
                paymentUUID: components["parameters"]["PaymentUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPaymentDecline"];
            };
        };
        responses: {
            /** @description The details; the payout method in force stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBilling"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.list": {
        parameters: {
            query?: {
                /** @description ACCOUNT: rates that apply everywhere; ORG_UNIT: rates of specific organizational units. */
                scope?: string;
                /** @description Only rates of this organizational unit. */
                orgUnitUuid?: string;
                /** @description Only rates in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates, the default rate first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRate"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRateCreate"];
            };
        };
        responses: {
            /** @description The rate. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRate"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.get": {
        parameters: {
            query?: {
                /** @description Version to return; the current one if omitted. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRate"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRateUpdate"];
            };
        };
        responses: {
            /** @description The updated rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRate"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate was removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate is the default; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.removeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
                /** @description The line of the rate. */
                rateDetailUUID: components["parameters"]["RateDetailUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line was removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.addRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The role. */
                roleName: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The role. */
                roleName: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.addTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The tag. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.removeTag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The tag. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.unblock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person unblocked; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.unblockByAttempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Person unlocked; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "meta.getVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationVersion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.listTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTypeInfo"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The updated webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.listDeliveries": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items per page. */
                size?: components["parameters"]["Size"];
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only deliveries of this event type. */
                type?: components["schemas"]["WebhookType"];
                /** @description Only events from this time on, epoch ms. */
                since?: components["parameters"]["Since"];
            };
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.getDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery. */
                deliveryUuid: components["parameters"]["DeliveryUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.replayDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery. */
                deliveryUuid: components["parameters"]["DeliveryUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which is sent next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.pullEvents": {
        parameters: {
            query?: {
                /** @description The `cursor` of the previous call; omit it to start with the oldest event. */
                after?: string;
                /** @description Maximum number of events. */
                size?: number;
            };
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next events, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PulledEvents"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description How many events are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayed"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "webhooks.toggle": {
        parameters: {
            query?: {
                /** @description Whether the webhook is on; the opposite of its present state if omitted. */
                active?: boolean;
            };
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "workflows.list": {
        parameters: {
            query?: {
                /** @description Another account; only for system administrators. */
                accountUuid?: string;
                /** @description Only the steps that new or existing projects of this organizational unit use. */
                clientUuid?: string;
                /** @description Include archived steps. */
                includeInactive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"][];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
