// Generated from openapi by openapi/generate.ts. Do not edit.
export interface paths {
    "/api/v1/atlas-tm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Page through the translation memories of the account */
        get: operations["translationMemories.list"];
        /** Change the name, notes, locales or owners of a translation memory */
        put: operations["translationMemories.update"];
        /** Create an empty translation memory */
        post: operations["translationMemories.create"];
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
        /** One translation memory */
        get: operations["translationMemories.get"];
        put?: never;
        post?: never;
        /**
         * Delete a translation memory with its units and bindings
         * @description It is gone at once, also for the projects that it was bound to; a job then deletes its units and the files of its imports and exports. Its other jobs that are under way are cancelled.
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
        /** Every parser of this version, with the form of its options */
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
        /** Get the address of the editor */
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
        /** Put tasks and work units together to open them in the editor */
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
         * Get what a context stands for
         * @description Also reads the fallback, ids joined by commas, those of tasks prefixed with `T-`. What one may not open is left out; 404 when nothing is left.
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
        /** Get one work unit */
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
         * Search the memories of a project for a part of a sentence
         * @description The memories that the step reads, in the language pair of the work unit; else as `translationMemories.searchConcordance`.
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
         * Confirm several segments at once
         * @description Segments without a translation or with issues that block delivery stay open and are named in the answer.
         */
        post: operations["editor.confirmSegments"];
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
         * Write the translation of a segment
         * @description `version` is the one that was read. If somebody else was faster the answer is 409, with the segment as it is now in `data`. A repetition that was filled in meanwhile and that nobody confirmed gives way to what is written.
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
        /** Delete all units of a memory; the memory stays, with its languages and bindings */
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
         * Start the export of a memory
         * @description TMX 1.4, or a table with a row for each unit and a column for each language. A sheet (`xlsx`) of more than 50,000 units is refused. The job that writes it can be cancelled like any other.
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
        /** How far an export is, and where its file can be fetched */
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
         * Import a TMX file, all of it or nothing
         * @description A damaged file, or one in another source language, is refused: the job fails with line and reason, and the memory stays as it was. A server that stops on the way goes on where it was; a job that is cancelled puts the memory back to what it was, but for what others have written meanwhile.
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
         * Replace a text in the translations of a memory
         * @description Inline codes are never touched, and no translation is emptied. When it is cancelled, the memory is again what it was. What it changed can be taken back as a whole.
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
        /** What a replacement would change */
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
                /** @description Job that replaced the text */
                jobUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a replacement back as a whole
         * @description Refused with 422 `CHANGED_SINCE` when translations were changed or deleted since, with the first hundred of them, unless `keepChanged` says to leave those as they are. 409 when it has been taken back already.
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
         * Translations whose source, or which themselves, hold a part of a sentence
         * @description Words are found where they begin, in the order given, with any space and any codes between them; `*` stands for any letters of a word. Newest first. With `next` in the answer, ask again with it as `before` for more.
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
        /** Matches of a text in one memory, best first */
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
        /** Write a translation; one of the same source and context is replaced */
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
        /** Units whose source is like a text, best first */
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
        /** Page through the units whose source contains a text */
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
        /** Change the text of a unit in one locale */
        put: operations["translationMemories.updateUnit"];
        post?: never;
        /** Delete a unit in all its locales */
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
        /** Delete the translation of a unit in one locale */
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
         * Have a code sent by mail
         * @description For a session that waits for it (`x-auth-mfa-email-required`). An earlier code is void from then on.
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
         * Enter the code that was sent by mail
         * @description 400 with code `MFA_CODE_WRONG` says that it is not right or too old.
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
        put?: never;
        /** Make an organization, with its first units */
        post: operations["organizations.create"];
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
        /** Get one organization */
        get: operations["organizations.get"];
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
        /** List the groups of people who have permissions together */
        get: operations["permissionGroups.list"];
        put?: never;
        /**
         * Make a group
         * @description It has nobody in it and no permissions yet. 409 when a group has this name.
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
        /** Get a group with its people */
        get: operations["permissionGroups.get"];
        put?: never;
        /**
         * Rename a group
         * @description 409 when another group has this name.
         */
        post: operations["permissionGroups.update"];
        /**
         * Delete a group
         * @description Its people lose the permissions that they have by it alone. 403 while somebody who stands equal or above is in it.
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
         * Put somebody into a group
         * @description Only people below oneself, for they get all that the group may do.
         */
        post: operations["permissionGroups.addUser"];
        /** Take somebody out of a group */
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
         * Whether files of projects can be put into Google Drive
         * @description It takes the permission to download files of projects and a connection to Google Drive. This server connects to none, so the answer is no, with the reason.
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
         * Take a permission away
         * @description What was granted to the person or group itself is taken away. What comes with a role, or with a group of the person, cannot be taken away here: 409 when nothing else was granted.
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
    "/api/v3/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done, newest first
         * @description Only what concerns things that one may see.
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
         * @description The token comes in the response header `X-AUTH-TOKEN`, and goes in the request header of the same name. An unknown or outdated token is answered with 403. A new token ends none of the earlier ones.
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
         * Get a task for the captcha
         * @description A proof of work: the browser finds the number, which takes it a moment, and sends the solution along.
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
        /** Get the present session */
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
         * Sign in by a link
         * @description The link of a one-time sign-in or of an impersonation. It works once, soon, and for its purpose alone.
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
         * Go back to oneself
         * @description Ends the session that acts as somebody else, and opens one of the person who acted.
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
         * @description The body is the base64 of the JSON of user name, password and, where one is asked for, a one-time password. A refusal is an answer, too (`state` FAILURE), with the attempts that remain.
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
         * End the session
         * @description Also answered with 200 when there was none.
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
         * Stay signed in for longer
         * @description Use alone does not lengthen a session. From this call on it has a whole life again, at most until its limit, which it has from its beginning; whoever acts as somebody else and a token have to begin anew.
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
        /** Ask whether the session is still good */
        post: operations["auth.checkToken"];
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
        put?: never;
        /** Make an organizational unit */
        post: operations["orgUnits.create"];
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
        /** Get one organizational unit */
        get: operations["orgUnits.get"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Get whom the automatic placement of a unit may give tasks to */
        get: operations["autopilot.getUnitSettings"];
        /** Set whom the automatic placement of a unit may give tasks to */
        put: operations["autopilot.updateUnitSettings"];
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
        /** Show the segmentation rules of an organizational unit */
        get: operations["segmentationRules.get"];
        /**
         * Give an organizational unit segmentation rules
         * @description An SRX 2.0 file. It holds for content that is sent from now on; files that were read keep the rules that they were read with. What cannot be understood is refused with 422, with line and reason.
         */
        put: operations["segmentationRules.upload"];
        post?: never;
        /** Go back to the built-in segmentation rules */
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
         * Try how a text is split into segments
         * @description With the rules of the unit, or with others that come along. Nothing is stored.
         */
        post: operations["segmentationRules.preview"];
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
        /** List the rules that say which steps a file goes through */
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
         * @description With `pending=true` those that one has still to accept; without, all of the account, for its administrators.
         */
        get: operations["contracts.list"];
        put?: never;
        /**
         * Add a contract
         * @description Everybody of the account is asked to accept it at their next step.
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
         * @description Ends the session: nobody uses the product without it.
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
         * @description Nobody is asked to accept it any more; who has accepted it stays on record.
         */
        delete: operations["contracts.remove"];
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
         * Download a file by its signed address
         * @description The token is part of addresses that other calls answer; it says which file, for whom and until when. Afterwards the answer is 403.
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
        /** Page through the glossaries that the caller may see */
        get: operations["glossaries.list"];
        /** Change a glossary; fields that are left out stay */
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
        /** One glossary */
        get: operations["glossaries.get"];
        put?: never;
        post?: never;
        /** Delete a glossary; projects that work with it go on without it */
        delete: operations["glossaries.remove"];
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
         * @description One's own jobs, and those of projects that one may see.
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
        /** Get one job */
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
         * Stop a job that is running
         * @description What it has done so far is undone, or stays where the report says so.
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
        /** Run a job again that failed or was cancelled */
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
         * @description Context, 100 % and repetition stand once each; the fuzzy bands may not overlap or leave gaps between 0 and 99 %. A project takes the scheme of its unit, else the default one of the account.
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
        /** Names of all net rate schemes that the account may use */
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
        /** The account's own net rate schemes with their bands */
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
        /** The net rate schemes that a unit may use, its own first */
        get: operations["netRateSettings.listOrgUnitAccount"];
        put?: never;
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
        /** One net rate scheme with its bands and factors */
        get: operations["netRateSettings.get"];
        /**
         * Replace what a net rate scheme says
         * @description The body is the whole scheme. The version counts up. Analyses and costs that were made stay, and approved projects go on with the version that they were counted with.
         */
        put: operations["netRateSettings.update"];
        post?: never;
        /**
         * Delete a net rate scheme
         * @description 422 for the default one, and while projects that are not closed use it.
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
         * Page through the price lists of the account
         * @description By name, unless `sort` names currency, status or creationDate.
         */
        get: operations["priceLists.list"];
        put?: never;
        /**
         * Add a price list
         * @description A project takes the list of its unit; else the active one that names the unit's organization; else the default one of the account. Of two lists that name the same unit, the one that was saved last holds.
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
        /** One price list with its prices by language pair */
        get: operations["priceLists.get"];
        /**
         * Replace what a price list says
         * @description The body is the whole list; what it leaves out is gone. The version counts up. Costs that were calculated stay, and approved projects go on with the version that they were priced with.
         */
        put: operations["priceLists.update"];
        post?: never;
        /**
         * Delete a price list
         * @description 422 for the default one, and while projects that are not closed use it; make it INACTIVE instead. Units that used it take their organization's or the default one.
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
         * Set the prices of some language pairs and steps; the others stay
         * @description Each takes the place of the price that its pair and step has. The version counts up.
         */
        put: operations["priceLists.setPrices"];
        post?: never;
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
        /** Page through the projects that the caller may see */
        get: operations["projects.list"];
        put?: never;
        /**
         * Open a project in DRAFT
         * @description With a body, a full project. With `clientUuid` and no body, an empty base project of that unit, for distribution over several units; `id-only` says that its reference fields are all that will be read.
         */
        post: operations["projects.create"];
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
         * Open a continuous project, into which files keep coming
         * @description 422 while the unit has another continuous project with this tag in DRAFT; `data` names it.
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
                /** @description Name of the product within its unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        /**
         * The continuous project of a unit with this tag
         * @description The one in DRAFT unless said otherwise, else the newest one.
         */
        get: operations["projects.getContinuous"];
        put?: never;
        /**
         * Send a file into the continuous project in DRAFT, which is opened if there is none
         * @description A file of the same name gets new content; the same content again changes nothing. Work units are made for the locales and steps that lack them: those named, else those of the unit.
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
                /** @description Name of the product within its unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        /**
         * The translated files of the continuous project in one zip container
         * @description Files whose tasks were all cancelled are left out, unless the whole project was cancelled.
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
        /** One project with its files, work units and allowed moves */
        get: operations["projects.get"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Analyse a project and price it; the project is locked meanwhile */
        post: operations["costs.calculate"];
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
        /** The costs that were added by hand */
        get: operations["costs.listManual"];
        put?: never;
        /** Add a cost by hand */
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
         * What can be added to the costs by hand, with the prices that the project's price list has for it
         * @description First the work that is paid by the word, hour, page or at a fixed price, then the coefficients of the price list that do not count by themselves.
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
                /** @description Cost added by hand */
                costUUID: components["parameters"]["CostUUID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a cost that was added by hand out again */
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
        /** What a project costs, by language pair */
        get: operations["costs.getSummary"];
        put?: never;
        post?: never;
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
        /** From an amount to the segments, band, rate and rounding that made it */
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
        /** The lines that make up the costs of one language pair */
        get: operations["costs.listByLangPair"];
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
         * The translated files in one zip container
         * @description Files whose tasks were all cancelled are left out, unless the whole project was cancelled.
         */
        get: operations["projects.download"];
        put?: never;
        /**
         * Build the zip container of translated files in the background
         * @description Files whose tasks were all cancelled are left out, unless the whole project was cancelled.
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
        /** How far the container is, and where it can be fetched */
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
        /** The glossaries bound to a project, in the order in which they are asked */
        get: operations["projects.listGlossaries"];
        put?: never;
        /** Say which glossaries a project works with; the list replaces the one before */
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
        /** Change some fields of a project; those left out stay */
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
        /** How far the reading of each source file is */
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
        /** Page through the analyses of a project */
        get: operations["logfiles.list"];
        put?: never;
        /**
         * Analyse a project, or some of its work units
         * @description Without a body, all work units of the first step against the bound memories. The answer comes at once and says CREATING; `logfiles.get` says how far it is.
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
        /** One analysis with its table for each file */
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
        /** One analysis with its table for each language pair */
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
         * Start to write an analysis to a file
         * @description A file that was written before is given again unless `rebuild` asks for a new one; an analysis does not change once it is completed. 422 before that.
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
        /** How far the file of an analysis is */
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
        /** From a number of an analysis to the segments that were counted */
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
        /** Segments, words and characters of an analysis, by target language */
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
        /** Page through the notes of a project, newest thread first */
        get: operations["projects.listMessages"];
        put?: never;
        /** Write a note, or answer one */
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
        /** What the linguists of a project are paid by */
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
        /** How many tasks stand in each state */
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
        /** What stays of the price once linguists are paid */
        get: operations["costs.getProfitability"];
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
         * Price a project anew from a fresh analysis
         * @description Until the approval with the rates of today; from then on with the versions that the client approved, so that a change of a rate changes no approved project. Work units whose tasks were all cancelled cost nothing, and nor do cancelled steps that have a price of their own.
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
         * Add a file that linguists look things up in
         * @description At most 200 for a project, each with a name of its own; of any kind.
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
        /** Take a reference file out of a project */
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
        /** All reference files in one zip container */
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
        /** Announce a source file; its name's extension picks the parser */
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
        /** Names and ids of a project's source files */
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
         * Take a source file, and what was made from it, out of a draft project
         * @description Refused where somebody has delivered a task of the file, as in a project that was cancelled and restored.
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
         * List what new versions of a source file have changed
         * @description The latest 50, newest first. The first content of a file is none.
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
        /** List the segments that a version added, changed, gave other codes, moved or removed */
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
         * Send the bytes of an announced file
         * @description The file is parsed before it is kept. What cannot be parsed is refused with 422, and `data` says file, line and reason; the project stays as it was.
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
        /** Set the parser options of a source file, or of all of its kind */
        post: operations["projects.updateResourceParams"];
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
         * Send a new version of a source file that has segments already
         * @description Translations of segments with the same words stay; a changed one offers its earlier translation, unconfirmed; removed ones go. Until approval whoever may upload may send it, after that a manager: delivered tasks whose text changed are in work again, and costs that were calculated are marked as out of date, but do not move. Refused with 422 when the file cannot be parsed, has no segments yet or this very content, and once the project or one of the file's tasks is invoiced or cancelled. What it changes is there when the version is DONE.
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
         * Move a project to another state
         * @description 409 when the move is not allowed from the present state, or somebody else moved first: `data` carries the project as it is. 423 while its costs are being calculated.
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
        /** Gross, savings and net of a project, with the costs beside the words */
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
         * One translated file as it is, without a container
         * @description Named by its work unit, or by source file and target language.
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
        /** Put the source files of work units into one container */
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
        /** How far an export is, and where its file can be fetched */
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
        /** The memories bound to a project, in the order in which they are asked */
        get: operations["projects.listTranslationMemories"];
        put?: never;
        /** Say which memories a project reads and writes; the list replaces the one before */
        post: operations["projects.bindTranslationMemories"];
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
        /** Page through a project's work units */
        get: operations["projects.listWorkUnits"];
        put?: never;
        /**
         * Make work units, or search those that there are
         * @description With a list, makes a work unit for each file, target locale and workflow step asked for, at most 10,000 steps in one call; those that exist already are answered as they are, so that the call can be repeated. With an object, a search: answers a page and changes nothing.
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
         * Delete work units that nobody works on, with their tasks and segments
         * @description All of them or none: 422 names those whose tasks somebody has accepted or delivered. 423 while costs are being calculated.
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
        /** Put the translated files of work units into one container */
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
        /** Get the addresses of the original and the translated file */
        get: operations["workUnits.getTranslation"];
        put?: never;
        /**
         * Build the translated file from the segments as they are
         * @description Ask with `workUnits.getTranslation` until `translationStatus` is no longer PREPARING.
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
         * @description The report of the job says what became of each segment. A file of another work unit or language pair is refused whole; the same file twice changes nothing the second time.
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
         * List the organizational units that have segmentation rules of their own
         * @description Of the units that the caller sees, by name. In all others the built-in rules hold.
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
         * List the tasks that one may see
         * @description Without `projectUuid`, tasks of all projects. A linguist gets the tasks assigned to them; what they could claim is in `tasks.listAvailable`.
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
         * Give several tasks to one person
         * @description All or none. A linguist may name only themselves, and claims that way.
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
         * Give tasks to the linguists whom the placement rules choose
         * @description Of those who are linked to the unit or its organization and have the exact language pair, and whom the filters of the unit let through, each task goes to whoever has the fewest open tasks. What is not given to anybody says which filter kept whom back.
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
         * List the tasks that one may claim, each with its pay
         * @description Open tasks without a person whose language pair and organizational unit fit the one who asks.
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
    "/api/v3/task/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count tasks by project, step or language pair */
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
        /** Get the range of segments that each of several tasks covers */
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
        /** List the tasks of a work unit, in the order of its steps */
        get: operations["tasks.listByWorkUnit"];
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
        /** List the states that tasks of a project are in */
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
        /** Get one task */
        get: operations["tasks.get"];
        /** Write the instructions of a task */
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
        /** Take a task back from its person */
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
         * Give a task to a person, or claim it
         * @description A linguist may name only themselves, which claims the task and accepts it. The first one wins; the others get 409 with the task as it is now.
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
        /** Get the numbers of a task in an analysis, weighted by the net rates of its own step */
        get: operations["tasks.getLogfileBreakdown"];
        put?: never;
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
         * List the lines that the pay of a task is made of
         * @description Of a task that one may claim, what one would be paid. 403 for whoever may not see the pay.
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
         * From a line of the pay of a task to the segments, band, rate and rounding that made it
         * @description The numbers are those that the line was reckoned with, by the version of the rate and the analysis of then. A line that was set by hand says who did it and when. 403 for whoever may not see the pay.
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
    "/api/v3/task/{taskUuid}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what happened to a task */
        get: operations["tasks.listLog"];
        put?: never;
        post?: never;
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
         * Set by hand what a task pays
         * @description The lines replace those that were calculated. Each total is amount times rate, rounded half up to the currency's minor unit; a total that differs is refused. The task needs a person, and may not be invoiced.
         */
        post: operations["tasks.updatePayments"];
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
        /** Give a task back with a reason */
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
         * Get how good the work of a task was found to be
         * @description Known once the step after it has been delivered; it is the share of the text that this step left as it was.
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
         * Accept, deliver, reopen or cancel a task
         * @description APPROVED by the assignee accepts; DELIVERED delivers; DELIVERED back to APPROVED reopens, with a reason. What is missing for a move is answered with 422, a move that somebody else made first with 409 and the task as it is now.
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
         * Get the lower pay that is offered to the assignee of a task
         * @description Null without an offer, and to whoever may not see the pay.
         */
        get: operations["tasks.getStopLoss"];
        put?: never;
        /**
         * Offer a lower pay, or answer the offer
         * @description A manager offers `offeredTotal` until `expiresAt`; the assignee answers with the `status` ACCEPTED or DECLINED. Accepted, it replaces the lines of the pay; declined, everything stays as it was. 409 when the offer has been answered or has run out.
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
        /** Get the size and the progress of a task */
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
        /** List who works in the project of a task, and for how much */
        get: operations["tasks.listVendors"];
        put?: never;
        post?: never;
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
         * @description `simple=true` leaves out everything that is not needed to choose a person.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Create a person, and invite them by mail
         * @description A project manager can create managers and linguists, whoever stands higher everybody below themselves. Clients and linguists belong to at least one organization. 409 when somebody has the address.
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
        /** Get the roles and permissions of the person who is signed in */
        get: operations["users.getAuthority"];
        put?: never;
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
        /** Look whether somebody has an address */
        get: operations["users.exists"];
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
         * Act as somebody else
         * @description Of somebody below oneself. The address opens a session as that person, once.
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
        /** Get the person who is signed in */
        get: operations["users.getLoggedUser"];
        /**
         * Change what is known of oneself
         * @description What is left out is taken away.
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
         * Ask for a code to change one’s address
         * @description The code is sent to the new address. 409 when somebody else has it.
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
         * Change one’s address by the code
         * @description 400 with code `MAGIC_CODE_WRONG` says that it is not right or too old.
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
        /** List one’s sessions */
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
        /** End one of one’s sessions */
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
         * List what happened around one’s sign-in
         * @description Sign-ins, failed ones among them, and changes of password, codes and keys.
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
         * @description Without a code it begins: the answer holds the secret for the app. With a code of the app it is on from then on, and the answer holds recovery codes, shown this once.
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
         * Switch codes by mail on or off
         * @description With them a code by mail is asked for after the password, unless an authenticator app is.
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
         * Make new recovery codes
         * @description The earlier ones are void from then on.
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
         * Change one’s password
         * @description All other sessions of the person end.
         */
        post: operations["users.changePassword"];
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
        /** Get how one wants the product to be */
        get: operations["users.getPreferenceSettings"];
        /**
         * Choose how one wants the product to be
         * @description What is left out stays as it is.
         */
        put: operations["users.updatePreferenceSettings"];
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
         * Ask for a link to choose a new password
         * @description Answers the same whether or not there is such a person.
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
        /** List the roles that one may give */
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
         * Set the state of a person
         * @description Whoever is not active cannot sign in; their sessions end. Of somebody below oneself.
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
        /** List the states that a person can be in */
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
        /** List the kinds of mail that one can get */
        get: operations["users.listSubscriptions"];
        /**
         * Choose the kinds of mail that one gets
         * @description Mails about signing in come always.
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
         * List the linguists who could do a task
         * @description Eligible is who is linked to the unit or its organization and has the exact language pair. With `all=true` the others come too, each with what keeps them back.
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
        /** List who has given a task back */
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
        /** List the linguists who have looked at a task */
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
        /** Look whether one has an access key */
        get: operations["users.getToken"];
        put?: never;
        /**
         * Make an access key
         * @description For scripts and connectors. The earlier one is void from then on. The secret is shown this once.
         */
        post: operations["users.createToken"];
        /**
         * Revoke one’s access key
         * @description The tokens that it was exchanged for end, too.
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
         * Look whether a link is still good
         * @description 410 when it was used, has run out or never was.
         */
        get: operations["users.checkPasswordLink"];
        put?: never;
        /**
         * Choose a password by a link
         * @description All sessions of the person end.
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
         * Choose a picture of oneself
         * @description A PNG, JPEG or WebP of at most 5 MB. It is kept as a square of 256 pixels without anything else that was in the file.
         */
        put: operations["users.uploadAvatar"];
        post?: never;
        /** Remove one’s picture */
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
        /** Get the picture of somebody in the account */
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
         * Take the authenticator app away
         * @description One’s own with the password in the body; somebody else’s by whoever may change people and stands above them.
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
        /** Send somebody a link that signs them in once */
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
        /** Send somebody a link to choose a new password */
        post: operations["users.resetPassword"];
        delete?: never;
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
        /** Get one person */
        get: operations["users.get"];
        /**
         * Change what is known of a person
         * @description What is left out is taken away. Of somebody below oneself.
         */
        put: operations["users.update"];
        post?: never;
        /**
         * Remove a person
         * @description They cannot sign in any more, and their address is free; what they did keeps their name. 409 while they have tasks in hand. Of somebody below oneself.
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
         * Get whether the automatic placement may give tasks to a person
         * @description One’s own, or of somebody whom one sees.
         */
        get: operations["autopilot.getUserSettings"];
        /**
         * Set whether the automatic placement may give tasks to a person
         * @description One’s own, or of somebody below oneself with the permission to change people.
         */
        put: operations["autopilot.updateUserSettings"];
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
         * Keep a person out
         * @description Their sessions end. Of somebody below oneself.
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
        /** Look whether a person is kept out */
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
         * Make a person belong to a unit
         * @description Oneself or somebody below.
         */
        put: operations["users.addOrgUnit"];
        post?: never;
        /**
         * Let a person no longer belong to a unit
         * @description Oneself or somebody below.
         */
        delete: operations["users.removeOrgUnit"];
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
         * Add a direction of translation to a person
         * @description Oneself or somebody below.
         */
        post: operations["users.addLanguagePair"];
        /**
         * Take a direction of translation away from a person
         * @description Oneself or somebody below. Rates of the pair stay.
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
         * Make a person belong to an organization
         * @description With it, to each of its units. Oneself or somebody below.
         */
        put: operations["users.addOrganization"];
        post?: never;
        /**
         * Let a person no longer belong to an organization
         * @description Oneself or somebody below.
         */
        delete: operations["users.removeOrganization"];
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
         * List the rates of a person
         * @description A linguist sees only their own.
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
        get?: never;
        /**
         * Change a rate
         * @description Lines whose `uuid`, or language pair and step, the rate has are changed, others added; lines that are not named stay, and so do the prices that a line does not name: null removes one.
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
        /** Make a rate the default one */
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
         * Give a person a role
         * @description One of those that `users.listRoles` names. Of somebody below oneself.
         */
        post: operations["users.addRole"];
        /**
         * Take a role away from a person
         * @description 409 for the only one. Of somebody below oneself.
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
         * Tag a person
         * @description Oneself or somebody below.
         */
        put: operations["users.addTag"];
        post?: never;
        /**
         * Take a tag away from a person
         * @description Oneself or somebody below.
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
         * Let a person in again
         * @description Of somebody below oneself.
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
         * Let a person try again who was locked after too many attempts
         * @description Of somebody below oneself.
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
        /** @description Work that goes on after the answer; the same address, posted again with this id, says how far it is. */
        AsyncRequest: {
            /** @description Id to post again as `requestId`. */
            id: string;
            status: components["schemas"]["RequestStatus"];
            /** @description What the work made once it is done; null before that. */
            data: unknown;
            /** @description Why it failed; null when it did not. */
            error: string | null;
            /** @description The same for programs. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description A file that is being built; its status address says how far it is. */
        DownloadRequest: {
            /**
             * Format: uuid
             * @description Id of the request, part of its status address.
             */
            requestUuid: string;
            status: components["schemas"]["ExportStatus"];
            /** @description Where the file can be fetched; once it is ready. */
            downloadUrl?: string;
            /** @description Share that is done, in percent. */
            progress?: number;
        };
        /** @description Locale as the wire spells it: lower case, underscores (`pt_br`, `de`, `zh_hans_cn`). */
        LocaleCode: string;
        /** @description ISO 4217 code, such as `EUR`. */
        CurrencyCode: string;
        /** @description ISO 3166-1 code of two letters, such as `BR`. */
        CountryCode: string;
        /**
         * @description Role of a person, without the prefix `ROLE_`.
         * @enum {string}
         */
        Role: "SYSADMIN" | "ADMIN" | "ACCOUNT_ADMIN" | "PROJECT_MANAGER" | "CLIENT" | "VENDOR";
        /**
         * @description Tier of an account.
         * @enum {string}
         */
        AccountType: "PERSONAL" | "BUSINESS" | "ENTERPRISE";
        /** @description Whether a person may work; the server may know more. */
        UserStatus: string;
        /** @description Code of a permission; accounts may have more than these. */
        PermissionCode: string;
        /** @description Section that a permission belongs to. */
        PermissionModule: string;
        /** @description Code of a workflow step; accounts add their own, upper-cased with underscores. */
        WorkflowCode: string;
        /**
         * @description State of a project: DRAFT, PENDING (waits for approval), APPROVED (in work), DELIVERED, INVOICED, CANCELLED.
         * @enum {string}
         */
        ProjectStatus: "DRAFT" | "PENDING" | "APPROVED" | "DELIVERED" | "INVOICED" | "CANCELLED";
        /**
         * @description State of a task: DRAFT (project not approved), PENDING (open), APPROVED (accepted, in work), DELIVERED, INVOICED, CANCELLED.
         * @enum {string}
         */
        TaskStatus: "DRAFT" | "PENDING" | "APPROVED" | "DELIVERED" | "INVOICED" | "CANCELLED";
        /**
         * @description Whether a task has somebody who does it.
         * @enum {string}
         */
        AssignmentState: "UNASSIGNED" | "ASSIGNED" | "ACCEPTED" | "SKIPPED";
        /**
         * @description State of the translated file of a work unit.
         * @enum {string}
         */
        TranslationStatus: "NOT_TRANSLATED" | "PREPARING" | "TRANSLATED" | "ERROR";
        /**
         * @description Whether the editor can open a work unit; only CREATED can be opened.
         * @enum {string}
         */
        GenesisCreationStatus: "CREATING" | "CREATED" | "ERROR";
        /**
         * @description State of a cost calculation or of an analysis.
         * @enum {string}
         */
        CostsStatus: "CREATING" | "UPDATING" | "COMPLETED" | "COMPLETED_WARN" | "LOGFILE_ERROR" | "INGESTION_ERROR" | "ERROR" | "NOT_CALCULATED";
        /**
         * @description State of a job.
         * @enum {string}
         */
        JobStatus: "STARTED" | "FINISHED" | "FINISHED_WARNING" | "FAILED" | "CANCELLED";
        /**
         * @description State of a request that is polled by posting it again with its id.
         * @enum {string}
         */
        RequestStatus: "RUNNING" | "DONE" | "WARN" | "ERROR";
        /**
         * @description State of a request that has a status address of its own.
         * @enum {string}
         */
        ExportStatus: "STARTED" | "COMPLETED" | "FAILED";
        /** @description What an amount is counted in. */
        CostUnit: string;
        /**
         * @description Kind of a memory match: same text and neighbours, same text, similar text.
         * @enum {string}
         */
        TmMatchType: "CONTEXT" | "EXACT" | "FUZZY";
        /** @description One field of a request that broke a rule of the contract. */
        FieldError: {
            /** @description Where it is: `query.size`, `body.reference`, `body.rateDetails[2].wordRate`. */
            field: string;
            /** @description The rule that was broken, such as `maxLength` or `required`. */
            rule?: string;
            /** @description The limit of that rule: a number, a pattern or the allowed values. */
            limit?: unknown;
            /** @description What is wrong, in English. */
            message: string;
        };
        /** @description Every refusal and failure, whatever the call. */
        ApiError: {
            /** @description HTTP status code. */
            status: number;
            /** @description Stable code of the reason, such as `PERMISSION_MISSING`; the reference says of each what it means and what to do. */
            code?: string;
            /** @description What happened, in English. */
            message: string;
            /** @description Kind of failure; absent where the message says it all. */
            exception?: string;
            /** @description What helps to go on: the missing permission codes (403), the present state (409), what is missing for a move (422); null when there is nothing to add. */
            data?: unknown;
            /** @description The fields that broke a rule; only for 400. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Identifies the request in the server's log. */
            requestId: string;
        };
        /** @description Why something in the background failed, or warns, for programs and for other languages than English; a sentence stands beside it. */
        Failure: {
            /** @description CANCELLED: somebody stopped it. BROKEN_OFF: the server broke off in the middle of it, several times. UNEXPECTED: what the server's log knows more of. FILE_REFUSED: a file cannot be read or written; `data` has its name in `file`, `line` and `column` where they are known, and what to do in `reason`. FILES_NOT_READ: `data.files` names files that could not be read. NET_RATES_UNUSABLE: the net rates of the project contradict themselves, as `data.problem` says. BAND_GONE: the analysis counted in `data.band`, which the net rates no longer have. OTHER_CURRENCY: `data.priceList` is in `data.priceListCurrency`, the project in `data.currency`. WORDS_PER_UNIT_MISSING: `data.priceList` charges by `data.unit` and does not say how many words make one. PRICE_LIST_MISSING: there is no price list. PRICES_MISSING: `data.priceList` has no price for `data.pairs`; `data.isAgreed` where the client has approved it so. Else the code of a refusal, as calls answer it. */
            code: string;
            /** @description What belongs to the code; absent where there is nothing. */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description Whether the content is sorted. */
        SortInfo: {
            /** @description No sort was asked for. */
            empty: boolean;
            /** @description A sort was asked for and obeyed. */
            sorted: boolean;
            /** @description The opposite of `sorted`. */
            unsorted: boolean;
        };
        /** @description The page as it was asked for. */
        PageableInfo: {
            /** @description Number of items before this page. */
            offset?: number;
            /** @description Page number, from 0. */
            pageNumber: number;
            /** @description Items a page. */
            pageSize: number;
            /** @description Always true for a page. */
            paged?: boolean;
            /** @description Always false for a page. */
            unpaged?: boolean;
            /** @description Sorting of the content. */
            sort?: components["schemas"]["SortInfo"];
        };
        /** @description The frame of a page; each resource adds its `content`. Page numbers start at 0. */
        PageInfo: {
            /** @description There is no item on this page. */
            empty: boolean;
            /** @description This is the first page. */
            first: boolean;
            /** @description No page follows. */
            last: boolean;
            /** @description Number of this page, from 0. */
            number: number;
            /** @description Items on this page. */
            numberOfElements: number;
            /** @description Items a page holds at most. */
            size: number;
            /** @description Items on all pages. */
            totalElements: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Sorting of the content; some lists leave it out. */
            sort?: components["schemas"]["SortInfo"];
            /** @description The page as asked for; some lists leave it out. */
            pageable?: components["schemas"]["PageableInfo"];
        };
        /** @description Kind of thing that something was done to. */
        ActivityEntityType: string;
        /** @description An entry of the journal. */
        ActivityEntry: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /**
             * Format: int64
             * @description When, epoch ms.
             */
            at: number;
            /** @description Who did it; null when the system did. */
            user: components["schemas"]["UserRef"] | null;
            /** @description Who acted in that person's name; absent if nobody did. */
            impersonator?: components["schemas"]["UserRef"];
            /** @description What was done, such as `PROJECT_CREATED`. */
            event: string;
            /** @description Kind of thing that it was done to. */
            entityType: components["schemas"]["ActivityEntityType"];
            /**
             * Format: uuid
             * @description That thing; null when it has no uuid.
             */
            entityUuid: string | null;
            /** @description Name of that thing at the time; null without one. */
            entityName: string | null;
            /**
             * Format: uuid
             * @description Project that it belongs to; absent without one.
             */
            projectUuid?: string;
            /** @description The fields that changed, as they were; null for something new. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed, as they are; null for something removed. */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description Further facts, such as a reason. */
            detail?: {
                [key: string]: unknown;
            };
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
            /** @description Its secret. */
            secret: string;
        };
        /** @description What one signs in with. */
        LoginRequest: {
            /** @description The e-mail address. */
            username: string;
            /** @description The password. */
            password: string;
            /** @description One-time password of the second factor. */
            otp?: string;
        };
        /** @description Answer to an attempt to sign in. */
        LoginResult: {
            /** @description SUCCESS signs in; everything else does not. */
            state: string;
            /** @description Further words on the result. */
            properties?: components["schemas"]["LoginResultProperties"];
            /** @description Where to go; only on success. */
            data?: components["schemas"]["LoginResultData"];
        };
        /** @description Further words on the result of an attempt to sign in. */
        LoginResultProperties: {
            /** @description MFA asks for a one-time password. */
            result?: string;
            /** @description What to tell the person. */
            text?: string;
            /** @description Attempts until sign-in is locked. */
            remainingAttempts?: number;
        };
        /** @description What follows after signing in. */
        LoginResultData: {
            /** @description Where this person starts. */
            entryPoint?: string;
        };
        /** @description The present session. */
        CurrentAuthentication: {
            /** @description Who is signed in. */
            user: components["schemas"]["SessionUser"];
            /** @description Roles, with the prefix `ROLE_`. */
            authorities: string[];
            /** @description Permissions; one that is not active does not count. */
            permissions: components["schemas"]["GrantedPermission"][];
            /** @description Parts of the product that the account has. */
            modules: string[];
            /** @description Who acts as this person; absent when nobody does. */
            impersonator?: components["schemas"]["Impersonator"];
        };
        /** @description The person who is signed in, in short. */
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
            /** @description Address, which is also the user name. */
            email: string;
            /** @description Address of the picture; absent without one. */
            avatar?: string;
            /**
             * Format: uuid
             * @description The account.
             */
            accountUuid: string;
            /** @description Tier of the account. */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description Who acts as somebody else. */
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
             * @description When it ends, epoch ms.
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description Beyond which it cannot be extended, epoch ms.
             */
            limit: number;
        };
        /** @description A task that costs a browser some work, as the altcha library poses and solves it. */
        CaptchaChallenge: {
            /** @description What is to be solved. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description Shows that this server has posed it. */
            signature: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Whom the automatic placement of a unit may give tasks to. */
        PlacementSettings: {
            /** @description Tasks of projects whose autopilot is on are given to linguists as soon as they are open. */
            enabled: boolean;
            /** @description Average score that a linguist has to have; 0 asks for none. */
            minimumScore: number;
            /** @description Delivered tasks of the language pair that a linguist has to have. */
            minimumJobs: number;
            /** @description The two numbers above count. */
            qualityFilterEnabled: boolean;
            /** @description A linguist has to have a rate for the pair and step, and the task may not pay more than the client is charged for the file. */
            rateFilterEnabled: boolean;
            /** @description A linguist has to have one of the tags of the project, where it has any. */
            tagFilterEnabled: boolean;
        };
        /** @description Whether the automatic placement may give tasks to somebody. */
        UserPlacementSettings: {
            /** @description It may. */
            enabled: boolean;
        };
        /** @description What people have to accept before they use the product. */
        Contract: {
            /** @description Number. */
            id: number;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Title. */
            name: string;
            /** @description The text; HTML without scripts and styles. */
            content: string;
            /** @description Whether one has to accept it. */
            required: boolean;
            /**
             * Format: int64
             * @description When it was added, epoch ms.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the person who asks has accepted it, epoch ms; absent before.
             */
            acceptedAt?: number;
        };
        /** @description A contract to add. */
        ContractInput: {
            /** @description Title. */
            name: string;
            /** @description The text; of its HTML only plain formatting is kept. */
            content: string;
            /**
             * @description Whether one has to accept it.
             * @default true
             */
            required: boolean;
        };
        CostsSummary: {
            /** @description Sum of all lines, in `currency` */
            totalCost: number;
            currency: components["schemas"]["CurrencyCode"];
            costsStatus: components["schemas"]["CostsStatus"];
            /**
             * Format: int64
             * @description When the costs were calculated (epoch ms); absent before
             */
            calculatedAt?: number;
            /**
             * Format: int64
             * @description When a new version of a file, work that was taken away or another way to count repetitions made them out of date (epoch ms); absent while they hold
             */
            outdatedAt?: number;
            /**
             * Format: uuid
             * @description Analysis that was priced
             */
            logfileId?: string;
            /** @description Why the calculation failed or warns */
            failureReason?: string;
            /** @description The same for programs */
            failure?: components["schemas"]["Failure"];
            /** @description Language pairs whose words cost nothing, because no price list has a price for them */
            missingPrices: {
                /** @description Source locale */
                sourceLang: string;
                /** @description Target locale */
                targetLang: string;
            }[];
            /**
             * Format: uuid
             * @description Price list that was priced with; absent without one
             */
            priceListUuid?: string;
            /** @description Rates that say something else than when the costs were calculated; a recalculation uses what they say now. Empty from the approval on, which the versions hold for, and in a cancelled project. */
            changedRates: {
                /** @description What they are */
                source: string;
                /**
                 * Format: uuid
                 * @description Id of the list or the settings
                 */
                uuid: string;
                /** @description Name of the list or the settings */
                name: string;
                /** @description Version that the costs were calculated with */
                usedVersion: number;
                /** @description Version that holds now */
                presentVersion: number;
            }[];
            /** @description Costs of each language pair, by target locale */
            langPairCosts: components["schemas"]["LangPairCost"][];
        };
        LangPairCost: {
            sourceLang: components["schemas"]["LocaleCode"];
            targetLang: components["schemas"]["LocaleCode"];
            /** @description Source words that were counted */
            words: number;
            /** @description Sum of the pair's lines, in the project's currency */
            totalCost: number;
            /** @description What the price list charges by */
            chargeBy: string;
            /** @description Words that count as an hour; only where hours are charged */
            wordsPerHour?: number;
            /** @description Words weighted by their net rate factors */
            netWords?: number;
            /** @description Opens the pair's segments in `costs.getExplanation` */
            line: string;
        };
        CostLine: {
            /** @description Place in the table, from 0 */
            displayOrder: number;
            /** @description Label of the band, or of the cost, for example 95-99 */
            matchType: string;
            /** @description Quantity in `unit`; words for bands */
            words: number;
            /** @description Unit price times net rate factor */
            costPerItem: number;
            /** @description Rounded amount, in `currency` */
            totalCost: number;
            /** @description Added by hand */
            isManualCost: boolean;
            /** @description Opens the line in `costs.getExplanation` */
            line: string;
            /** @description What made the line */
            kind: string;
            unit: components["schemas"]["CostUnit"];
            /** @description Price of one unit before the factor, at most six decimals */
            unitPrice: number;
            /** @description Share of the unit price that is charged, 1 for all of it */
            netRateFactor: number;
            /** @description Segments in the band */
            segments?: number;
            /** @description No price list has a price for it */
            noPriceList: boolean;
            /** @description Step whose own price it is; absent for the price of all steps */
            workflow?: string;
            currency: components["schemas"]["CurrencyCode"];
        };
        TotalCosts: {
            /** @description What all words would cost at their full unit price */
            grossCost: number;
            /** @description Sum of the bands' lines after their factors */
            netCost: number;
            /** @description Gross less net */
            totalSavings: number;
            /** @description Sum of all lines, with minimum fee and costs added by hand */
            totalCalculatedCost: number;
            /** @description A minimum fee was added */
            minimumFeeApplied: boolean;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Coefficients, minimum fees and costs added by hand */
            costInfoDtoList: components["schemas"]["CostInfo"][];
        };
        CostInfo: {
            /** @description Id of the cost */
            uuid: string;
            /** @description What it is for */
            description: string;
            /** @description Kind of cost */
            costType: string;
            costUnitType: components["schemas"]["CostUnit"];
            /** @description Price of one unit, at most six decimals */
            costValue: number;
            /** @description How many units */
            amount: number;
            /** @description Rounded amount of money */
            calculatedCost: number;
            /** @description Source locale; absent for a cost of the whole project */
            sourceLang?: string;
            /** @description Target locale; absent for a cost of the whole project */
            targetLang?: string;
            /** @description Why it was added */
            reason?: string;
            /** @description Not taken from a price list */
            noPriceList: boolean;
            /** @description Opens the line in `costs.getExplanation` */
            line: string;
        };
        CostExplanation: {
            /** @description The line that was asked for */
            line: string;
            /** @description What made it */
            kind: string;
            /** @description Band or text of the line, for example 95-99 */
            label: string;
            /** @description Source locale; null for a cost of the whole project */
            sourceLocale: string | null;
            /** @description Target locale; null for a cost of the whole project */
            targetLocale: string | null;
            /** @description How many units */
            quantity: number;
            unit: components["schemas"]["CostUnit"];
            /** @description Price of one unit, at most six decimals */
            unitPrice: number;
            /** @description Share of the unit price that is charged, 1 for all of it */
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
            /** @description Why a cost was added by hand */
            reason?: string;
            /** @description Step whose own price it is; absent for the price of all steps */
            workflow?: string;
            /** @description Who set a line of pay by hand, or agreed to it */
            setBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When, epoch ms
             */
            setAt?: number;
            /** @description What a percentage is of, or what the lines came to that a minimum fee lifts */
            basis?: number;
            /** @description Lines that make up the basis, or the sum of a language pair; absent for others */
            addends?: components["schemas"]["CostAddend"][];
            segments: components["schemas"]["CostSegmentPage"];
        };
        CostAddend: {
            /** @description Opens the line in `costs.getExplanation` */
            line: string;
            /** @description What made it */
            kind: string;
            /** @description Band or text of the line */
            label: string;
            /** @description Source locale; absent for a cost of the whole project */
            sourceLocale?: string;
            /** @description Target locale; absent for a cost of the whole project */
            targetLocale?: string;
            /** @description Step whose own price it is; absent for the price of all steps */
            workflow?: string;
            /** @description Rounded amount */
            totalCost: number;
        };
        CostBand: {
            /** @description Kind of match */
            analysisItemType: string;
            /** @description Label, for example 95-99 */
            label: string;
            /** @description Lowest score of the band, in percent */
            match?: number;
            /** @description Highest score of the band, in percent */
            matchEnd?: number;
        };
        CostRateSource: {
            /** @description Where the value comes from */
            source: string;
            /** @description Id of the list or the settings */
            uuid?: string;
            /** @description Name of the list or the settings */
            name: string;
            /** @description Its version at the calculation; counts up with each change */
            version?: number;
            /** @description Which of its values, for example the price of a pair or the default */
            entry?: string;
        };
        CostRounding: {
            /** @description Amount before rounding, as a decimal number */
            exact: string;
            /** @description Amount after rounding, as a decimal number */
            rounded: string;
            /** @description Decimals that the currency has */
            minorUnits: number;
            /**
             * @description Halves go away from zero
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
            /** @description Place in the file, from 1 */
            sequence?: number;
            /** @description Source text with its codes as placeholders */
            source: string;
            /** @description Source words */
            words: number;
            /** @description Label of its band */
            band: string;
            /** @description Score in percent, 101 for the same context; 0 without a match */
            match: number;
        };
        CostSegmentPage: components["schemas"]["PageInfo"] & {
            /** @description Segments of this page */
            content: components["schemas"]["CostSegment"][];
        };
        ManualCost: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Id of the cost again */
            id: string;
            /** @description What it is for */
            description: string;
            /** @description Kind of cost */
            costType: string;
            /** @description Money, or percent of the other lines */
            rateType: string;
            unitType: components["schemas"]["CostUnit"];
            /** @description How many units */
            units: number;
            /** @description Price of one unit, at most six decimals; negative for a discount */
            costPerUnit: number;
            /** @description Rounded amount, in the project's currency */
            total: number;
            /** @description Source locale; absent for a cost of the whole project */
            sourceLanguage?: string;
            /** @description Target locale; absent for a cost of the whole project */
            targetLanguage?: string;
            /** @description Why it was added */
            reason?: string;
            /** @description File it belongs to */
            filename?: string;
            /** @description Lowest score it belongs to, in percent */
            matchStart?: number;
            /** @description Highest score it belongs to, in percent */
            matchEnd?: number;
            /**
             * Format: uuid
             * @description Analysis it belongs to
             */
            costsLogfileId?: string;
            /**
             * Format: int64
             * @description When it was added (epoch ms)
             */
            creationTimestamp: number;
            /** @description Place in the table, from 0 */
            displayOrder: number;
            /** @description Not taken from a price list */
            noPriceList: boolean;
            /** @description Opens the line in `costs.getExplanation` */
            line: string;
        };
        ManualCostCreate: {
            /** @description What it is for */
            description: string;
            /** @description Kind of cost */
            costType: string;
            /** @description Money, or percent of the other lines; FIXED when left out */
            rateType?: string;
            /** @description What is counted */
            unitType: string;
            /** @description How many units */
            units: number;
            /** @description Price of one unit, at most six decimals; negative for a discount, which takes off 100 percent at most */
            costPerUnit: number;
            sourceLanguage?: components["schemas"]["LocaleCode"];
            targetLanguage?: components["schemas"]["LocaleCode"];
            /** @description Why it is added */
            reason?: string;
        };
        Profitability: {
            /** @description Share of the price that stays after linguists are paid, in percent */
            profitability: number;
            /** @description The same after the manager is paid too, in percent */
            profitabilityWithPmRates: number;
            /** @description What the client pays */
            totalCost: number;
            /** @description What linguists are paid in the currency of the project */
            totalCostTasks: number;
            /** @description What linguists are paid in other currencies; the shares leave it out, since there are no exchange rates */
            otherPay: {
                currency: components["schemas"]["CurrencyCode"];
                /** @description Sum of the tasks paid in it */
                total: number;
            }[];
            /** @description What linguists and managers are paid */
            totalCostWithPmRates: number;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Pay of the project's manager, for each language pair where they have a rate for PROJECT_MANAGEMENT */
            pmRatesDetails: {
                user: components["schemas"]["UserRef"];
                /** @description Both codes, such as `en_us:pt_br` */
                languagePair: string;
                unit: components["schemas"]["CostUnit"];
                /** @description How many units */
                quantity: number;
                /** @description Price of one unit */
                rate: number;
                /** @description Version of the manager's rate */
                rateVersion: number;
                /** @description Rounded amount */
                total: number;
            }[];
        };
        PriceType: {
            /** @description Id: that of the coefficient, or the unit */
            uuid: string;
            /** @description Id again */
            id: string;
            /** @description Work, or a discount or surcharge of the price list */
            type: string;
            /** @description What it is for */
            description: string;
            /** @description Money, or percent of the other lines */
            rateType: string;
            priceUnit: components["schemas"]["CostUnit"];
            /** @description Price of one unit, or percent; absent where the list has none */
            price?: number;
            /** @description Prices by language pair; empty unless they were asked for */
            mapping: {
                /** @description Source locale */
                sourceLanguage: string;
                /** @description Target locale */
                targetLanguage: string;
                /** @description Price of one unit */
                price: number;
            }[];
        };
        /** @description Where the editor is. */
        EditorUrl: {
            /** @description Address; the base64 of a context is appended after a slash. */
            url: string;
        };
        /** @description What to open; at least one id in one of the lists. */
        EditorContextRequest: {
            /** @description Work units. */
            workUnitIds: string[];
            /** @description Tasks. */
            taskIds: string[];
        };
        /** @description A context that was built. */
        EditorContextKey: {
            /** @description Stands for what was put together. */
            context: string;
        };
        /** @description What a context stands for. */
        EditorContext: {
            /** @description What can be opened, in the order asked for. */
            items: components["schemas"]["EditorContextItem"][];
        };
        /** @description A work unit to open, with the task in which it is worked on. */
        EditorContextItem: {
            /** @description The file and language pair. */
            workUnit: components["schemas"]["WorkUnit"];
            /** @description The task; absent when the work unit is only looked at. */
            task?: components["schemas"]["Task"];
            /** @description The one who asks may change segments. */
            writable: boolean;
            /** @description Why not; absent when writable. */
            readOnlyReason?: string;
        };
        /** @description Native code behind a placeholder of a segment's text. */
        InlineCode: {
            /** @description Number of the placeholder, from 1. */
            id: number;
            /**
             * @description Whether it has two ends.
             * @enum {string}
             */
            kind: "paired" | "standalone";
            /** @description Native code, or of its opening end. */
            open: string;
            /** @description Native code of its closing end; only for paired ones. */
            close?: string;
            /** @description What to show instead of the code. */
            display?: string;
        };
        /** @description Something wrong with the translation of a segment. */
        SegmentIssue: {
            /** @description What is wrong; the first four are about placeholders. */
            kind: string;
            /** @description Number of the placeholder; absent when it is not about one. */
            id?: number;
            /** @description Keeps the task from being delivered. */
            blocking: boolean;
            /** @description What is wrong, in English. */
            message?: string;
        };
        /** @description Which plural form a segment is. */
        SegmentPlural: {
            /** @description Category of this segment, such as `one`, `few` or `other`. */
            form: string;
            /** @description Categories of the target language, in the order of the file. */
            forms: string[];
            /** @description What is counted; absent when the format does not say. */
            variable?: string;
        };
        /** @description One segment of a work unit. Placeholders stand for inline codes. */
        Segment: {
            /** @description Identifier. */
            id: string;
            /** @description Place in the file, from 0. */
            index: number;
            /** @description Key or id in the file; absent in formats without. */
            key?: string;
            /** @description Source text, with placeholders. */
            source: string;
            /** @description Translation, with placeholders; empty as long as there is none. */
            target: string;
            /** @description Native codes behind the placeholders of source and target. */
            codes: components["schemas"]["InlineCode"][];
            /** @description The translation is confirmed in this step. */
            confirmed: boolean;
            /** @description Its text stays as it is; nobody changes or confirms it. */
            locked?: boolean;
            /** @description Grows with each change. */
            version: number;
            /** @description Words of the source. */
            words: number;
            /** @description Note from the file for whoever translates; absent without one. */
            note?: string;
            /** @description Context from the file; absent without one. */
            context?: string;
            /** @description Only for plural forms. */
            plural?: components["schemas"]["SegmentPlural"];
            /** @description Characters that have room, where the file says so. */
            maxLength?: number;
            /** @description Where the translation came from; absent without one. */
            origin?: string;
            /** @description Score of the match that it came from, in percent; absent without one. */
            matchScore?: number;
            /** @description What is wrong with the translation. */
            issues: components["schemas"]["SegmentIssue"][];
            /**
             * Format: int64
             * @description When it changed last, epoch ms.
             */
            updatedAt: number;
            /** @description Who changed it last; absent when the system did. */
            updatedBy?: components["schemas"]["UserRef"];
            /** @description Other segments of the same source that took this translation over; only in the answer to a save. */
            propagated?: number;
        };
        /** @description One page of segments. */
        SegmentPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["Segment"][];
        };
        /** @description A new translation of a segment. */
        SegmentUpdate: {
            /** @description Translation, with placeholders. */
            target: string;
            /** @description Confirms it as well. */
            confirmed: boolean;
            /** @description The version that was read. */
            version: number;
            /** @description Where it came from; HUMAN when absent. */
            origin?: string;
            /** @description Score of the match that it came from, in percent. */
            matchScore?: number;
        };
        /** @description Which segments to confirm. */
        SegmentConfirmation: {
            /** @description The segments; all open ones when absent. */
            segmentIds?: string[];
        };
        /** @description What became of a confirmation. */
        SegmentConfirmationResult: {
            /** @description Segments that are confirmed now and were not before. */
            confirmed: number;
            /** @description Segments that stay open. */
            refused: components["schemas"]["SegmentRefusal"][];
        };
        /** @description A segment that could not be confirmed. */
        SegmentRefusal: {
            /** @description The segment. */
            segmentId: string;
            /** @description Place in the file, from 0. */
            index: number;
            /** @description Why. */
            issues: components["schemas"]["SegmentIssue"][];
        };
        /** @description A memory match for a segment. */
        EditorMatch: {
            /** @description Score, in percent; 101 with the same context. */
            match: number;
            /** @description Kind of match. */
            type: components["schemas"]["TmMatchType"];
            /** @description What the score is made of. */
            parts: components["schemas"]["MatchParts"];
            /**
             * Format: int64
             * @description The unit in the memory.
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
            /** @description Source in the memory, with placeholders. */
            sourceText: string;
            /** @description Language of the translation. */
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Translation in the memory, its placeholders numbered as in the segment. */
            targetText: string;
            /**
             * Format: int64
             * @description When the translation changed last, epoch ms; absent when unknown.
             */
            lastModifiedAt?: number;
            /** @description Who changed it last; absent when unknown. */
            lastModifiedBy?: string;
            /** @description Project that it was learnt from; absent when unknown. */
            projectName?: string;
        };
        GlossaryPage: components["schemas"]["PageInfo"] & {
            /** @description Glossaries of this page */
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
            /** @description Locales that its terms are in; absent with `idsOnly` */
            languages?: string[];
            /** @description Concepts in it; absent with `idsOnly` */
            totalConcepts?: number;
        };
        Glossary: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /**
             * Format: int64
             * @description Its number
             */
            bwGlossaryId: number;
            /** @description Name */
            name: string;
            /** @description Notes */
            note: string;
            /** @description Field that its terms belong to */
            domain: string;
            /** @description Narrower field */
            subDomain: string;
            /** @description Whether it is the usual one of its account */
            isDefault: boolean;
            /** @description Locales that its terms are in */
            languages: string[];
            /** @description The same, with those that only single terms are in */
            allLanguages: string[];
            organization?: components["schemas"]["GlossaryOwner"];
            /** @description Units that it is for; none means every one of the organization */
            orgUnits: components["schemas"]["GlossaryOwner"][];
            /** @description Further fields */
            customAttributes: components["schemas"]["GlossaryAttribute"][];
            /** @description The same, under their other name */
            customFields: components["schemas"]["GlossaryAttribute"][];
            createdBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When it was created (epoch ms)
             */
            creationDate: number;
            /** @description Concepts in it */
            totalConcepts: number;
        };
        /** @description Whom a glossary is for */
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
            /** @description Kind of the value */
            type: string;
            /** @description Value */
            value: string;
        };
        /** @description An organization or a unit, by its id */
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
            /** @description Locales that its terms are in */
            languages: components["schemas"]["LocaleCode"][];
            /** @description Notes */
            note?: string;
            /** @description Field that its terms belong to */
            domain?: string;
            /** @description Narrower field */
            subDomain?: string;
            organization?: components["schemas"]["GlossaryOwnerRef"];
            /** @description Units that it is for */
            orgUnits?: components["schemas"]["GlossaryOwnerRef"][];
            /** @description Further fields */
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
            /** @description Locales that its terms are in */
            languages?: components["schemas"]["LocaleCode"][];
            /** @description Notes */
            note?: string;
            /** @description Field that its terms belong to */
            domain?: string;
            /** @description Narrower field */
            subDomain?: string;
            /** @description Units that it is for */
            orgUnits?: components["schemas"]["GlossaryOwnerRef"][];
        };
        /** @description What a job does. */
        JobType: string;
        /** @description How far a job is. */
        JobProgress: {
            /** @description What is done. */
            done: number;
            /** @description What there is to do; 0 while that is not known. */
            total: number;
            /** @description What is counted; absent when it is steps. */
            unit?: string;
        };
        /** @description Work that goes on in the background. */
        Job: {
            /** @description Identifier, under its other name. */
            id: string;
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description What it does. */
            type: components["schemas"]["JobType"];
            /** @description State. */
            status: components["schemas"]["JobStatus"];
            /** @description How far it is. */
            progress: components["schemas"]["JobProgress"];
            /**
             * Format: int64
             * @description When it was asked for, epoch ms.
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When it began, epoch ms; absent before.
             */
            startTime?: number;
            /**
             * Format: int64
             * @description When it ended, epoch ms; absent before.
             */
            endTime?: number;
            /** @description Why it failed; absent if it did not. */
            error?: string;
            /** @description The same for programs. */
            failure?: components["schemas"]["Failure"];
            /** @description What came out, an object whose fields depend on the type; absent before the end. */
            report?: unknown;
            /** @description Address of the file that was made, short-lived; absent without one. */
            downloadFileUrl?: string;
            /** @description File that it reads or makes; absent without one. */
            fileName?: string;
            /**
             * Format: uuid
             * @description The project; absent without one.
             */
            projectUuid?: string;
            /** @description Who asked for it; absent when the system did. */
            createdBy?: components["schemas"]["UserRef"];
        };
        /** @description One page of jobs. */
        JobPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["Job"][];
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
            /** @description Decimals of an amount. */
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
            /** @description What to show, with the present distance from UTC. */
            value: string;
        };
        LogfilePage: components["schemas"]["PageInfo"] & {
            /** @description Analyses of this page */
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
            /** @description Before any work, or of the work as it stands */
            type: string;
            status: components["schemas"]["CostsStatus"];
            /** @description Share that is done, in percent */
            progress: number;
            /** @description Which try this is, from 1 */
            attempt: number;
            /** @description Why it failed */
            failureReason?: string;
            /** @description The same for programs */
            failure?: components["schemas"]["Failure"];
            /**
             * Format: int64
             * @description When it was asked for (epoch ms)
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When work began (epoch ms)
             */
            startedDate?: number;
            /**
             * Format: int64
             * @description When it ended (epoch ms)
             */
            finishedDate?: number;
            /**
             * Format: uuid
             * @description Project
             */
            projectId: string;
            /** @description Step that was analysed */
            workflow?: string;
            /** @description Code of the step that was analysed */
            analysisWorkflow: string;
            /** @description Which side's words count */
            countWordsFrom: string;
            /** @description Target locales */
            targetsLocales: string[];
            /** @description The client's price is made from it */
            isCostLogFile: boolean;
            /** @description Linguists' pay is made from it */
            isTaskPaymentLogFile: boolean;
            /** @description All work units of the step are in it */
            allWorkUnitsAtLevel: boolean;
            /** @description Work units in it */
            workUnitsAtProjectStepLevel: number;
            /** @description The table as text */
            fileContent?: string;
            config: components["schemas"]["LogfileConfig"];
            /** @description Net rates that it counted with; absent before it has */
            netRates?: {
                /**
                 * Format: uuid
                 * @description Scheme
                 */
                uuid: string;
                /** @description Its version, which `netRateSettings.get` shows */
                version: number;
            };
            /** @description A table for each file and target locale; only where it was asked for */
            itemsByFile?: components["schemas"]["LogfileFileItem"][];
            /** @description A table for each language pair; only where it was asked for */
            itemsByLangPair?: components["schemas"]["LogfileLangPairItem"][];
        };
        LogfileConfig: {
            /** @description Id of the configuration */
            id: string;
            /** @description A table for each language */
            analyzeByLanguage: boolean;
            /** @description A table for each linguist */
            analyzeByProvider: boolean;
            /** @description Memories are asked */
            calculateTranslationMemoryReuse: boolean;
            /** @description Machine translation is asked */
            calculateMachineTranslationReuse: boolean;
            /** @description Text that need not be translated is found */
            calculateNonTranslatableReuse: boolean;
            /** @description Confirmed segments don't count */
            ignoreConfirmedSegments: boolean;
            /** @description Locked segments don't count */
            ignoreLockedSegments: boolean;
            /** @description Segments of numbers alone don't count */
            ignoreNumbers: boolean;
            /** @description Words are also weighted by net rate factors */
            includeNetRate: boolean;
            /** @description A memory match counts as such before it counts as a repetition */
            tmOverRepetition: boolean;
            /** @description Text that need not be translated counts as such before it counts as a repetition */
            ntOverRepetition: boolean;
        };
        AnalysisTotals: {
            /** @description Kind of match */
            analysisItemType: string;
            /** @description Lowest score of the band, in percent; null where the band has no score */
            match: number | null;
            /** @description Highest score of the band, in percent; null where the band has no score */
            matchEnd: number | null;
            /** @description Label, for example 95-99 */
            matchLabel: string;
            /** @description The lowest score with 0 for none */
            matchOrZeroIfNull: number;
            /** @description The band of no match */
            isMissingMatch: boolean;
            /** @description Share that counts, 1 for all */
            netRateFactor: number;
            /** @description Segments */
            totalSegments: number;
            /** @description Source words */
            totalWords: number;
            /** @description Source characters */
            totalChars: number;
            /** @description Segments times factor */
            netSegments: number;
            /** @description Words times factor */
            netWords: number;
            /** @description Characters times factor */
            netChars: number;
        };
        LogfileFileItem: {
            /** @description File */
            fileName: string;
            /** @description Work unit in the editor */
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
            /** @description A row for each band */
            analysisTotals: components["schemas"]["AnalysisTotals"][];
        };
        LogfileLangPairItem: {
            /** @description Source locale */
            sourceLocale: string;
            /** @description Target locale */
            targetLocale: string;
            /** @description A row for each band */
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
            /** @description Before any work, or of the work as it stands */
            type?: string;
            /**
             * Format: uuid
             * @description The project again
             */
            projectId?: string;
            /** @description Only these work units */
            workUnitIds?: string[];
            /** @description Only these steps */
            genesisWorkflows?: components["schemas"]["WorkflowCode"][];
            /** @description Memory match before repetition */
            tmOverRepetition?: boolean;
            /** @description Non-translatable before repetition */
            ntOverRepetition?: boolean;
            /** @description Ask the memories */
            calculateTranslationMemoryReuse?: boolean;
            /** @description Ask machine translation */
            calculateMachineTranslationReuse?: boolean;
            /** @description Find text that need not be translated */
            calculateNonTranslatableReuse?: boolean;
            /** @description Leave confirmed segments out */
            ignoreConfirmedSegments?: boolean;
            /** @description Leave locked segments out */
            ignoreLockedSegments?: boolean;
            /** @description Leave segments of numbers alone out */
            ignoreNumbers?: boolean;
        };
        /** @description The version of the application. */
        ApplicationVersion: {
            /** @description Major, minor and patch, with dots. */
            version: string;
        };
        /** @description A code of the authenticator app. */
        MfaRequest: {
            /** @description The six digits that the app shows. */
            otp?: string;
        };
        /** @description What one needs to set up or to replace an authenticator app. */
        MfaSetup: {
            /** @description The secret in base32, to type into an app. */
            secret?: string;
            /** @description The same as an `otpauth:` address, to show as a QR code. */
            uri?: string;
            /** @description Codes that each stand in for the app once. */
            recoveryCodes?: string[];
        };
        /** @description Whether codes by mail are on. */
        MfaEmailSetting: {
            /** @description On or off. */
            enabled: boolean;
            /** @description One's own password. */
            password: string;
        };
        /** @description Shows that it is oneself. */
        PasswordProof: {
            /** @description One's own password. */
            password: string;
        };
        NetRateSettingsRef: {
            /** @description Id of the scheme again */
            id: string;
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            /** @description Used where a unit names no other */
            isDefault: boolean;
            /** @description Used where an account has none of its own */
            isDefaultGlobal: boolean;
        };
        NetRateMatchRange: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid?: string;
            /** @description Lowest score, in percent; 101 is the same context */
            start: number;
            /** @description Highest score, in percent */
            end: number;
            /** @description Kind of match */
            type: string;
        };
        NetRateWorkflowItem: {
            /** @description Kind of match */
            type: string;
            /** @description Scores that the factors are for */
            range: {
                /** @description Lowest score, in percent */
                start: number;
                /** @description Highest score, in percent */
                end: number;
            };
            /** @description Share charged for memory matches, 1 for all */
            tmFactor: number;
            /** @description Share charged for machine translation */
            mtFactor: number;
            /** @description Share charged for text that need not be translated */
            ntFactor: number;
        };
        NetRateWorkflow: {
            /** @description Workflow code */
            workflow: string;
            /** @description Factors of each range */
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
            /** @description Used where a unit names no other */
            isDefault: boolean;
            /** @description Bands, without overlap or gap */
            matchRanges: components["schemas"]["NetRateMatchRange"][];
            /** @description Counts up with each change */
            version: number;
            /** @description Units that use it by themselves */
            orgUnitUuids: string[];
            /** @description Factors of each step */
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
            /** @description Used where a unit names no other */
            isDefault: boolean;
            /** @description Used where an account has none of its own */
            isDefaultGlobal: boolean;
            /** @description Account it belongs to */
            account: {
                /**
                 * Format: uuid
                 * @description Id
                 */
                uuid: string;
                /** @description Name */
                name: string;
            };
            /** @description Bands, without overlap or gap */
            matchRanges: components["schemas"]["NetRateMatchRange"][];
        };
        NetRateSettingsSave: {
            /** @description The version that was read; 409 with what is there now, where somebody else was faster. Left out, it is not looked at */
            version?: number;
            /** @description Name */
            name: string;
            /** @description Used where a unit names no other */
            isDefault?: boolean;
            /** @description Units that use it by themselves */
            orgUnitUuids?: string[];
            /** @description Bands, without overlap or gap */
            matchRanges: components["schemas"]["NetRateRangeSave"][];
            /** @description Factors of each step; a band without one costs the full price */
            netRateWorkflows?: components["schemas"]["NetRateWorkflowSave"][];
        };
        NetRateRangeSave: {
            /** @description Id, as it was read; not kept */
            uuid?: string;
            /** @description Lowest score, in percent; 101 is the same context */
            start: number;
            /** @description Highest score, in percent */
            end: number;
            /**
             * @description Kind of match
             * @enum {string}
             */
            type: "CONTEXT" | "EXACT" | "REPETITION" | "FUZZY";
        };
        NetRateWorkflowSave: {
            workflow: components["schemas"]["WorkflowCode"];
            /** @description Factors of each range */
            netRateWorkflowItems: {
                /**
                 * @description Kind of match; needed only to tell 100 % from repetition
                 * @enum {string}
                 */
                type?: "CONTEXT" | "EXACT" | "REPETITION" | "FUZZY";
                /** @description Scores that the factors are for */
                range: {
                    /** @description Lowest score, in percent */
                    start: number;
                    /** @description Highest score, in percent */
                    end: number;
                };
                /** @description Share charged for memory matches, 1 for all */
                tmFactor: number;
                /** @description Share charged for machine translation; 1 when left out */
                mtFactor?: number;
                /** @description Share charged for text that need not be translated; 1 when left out */
                ntFactor?: number;
            }[];
        };
        /** @description An organizational unit, in short. The wire also calls it client. */
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
            /** @description Its organization. */
            organization?: components["schemas"]["OrganizationRef"];
            /** @description Usual source language; absent without one. */
            sourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description Usual target languages. */
            targetLanguages?: components["schemas"]["LocaleCode"][];
            /** @description Which analysis prices a quote; absent when the account's choice holds. */
            costsLogfileType?: string;
            /** @description Region of formats; absent when unknown. */
            localeRegion?: string;
            /** @description Which side words are counted on; absent when the account's choice holds. */
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
            /** @description Its organization. */
            organization: components["schemas"]["OrganizationRef"];
            /** @description Country; absent when unknown. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of its projects. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone: string;
            /** @description Usual source language; absent without one. */
            defaultSourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description Usual target languages, their codes separated by commas; empty without any. */
            clientLanguages?: string;
            /** @description When invoices are made; absent when the account's choice holds. */
            invoicingType?: string;
            /** @description Days until an invoice is due. */
            daysUntilPaymentDue?: number;
            /** @description Fields of the account's own. */
            customFields: components["schemas"]["CustomFieldValue"][];
        };
        /** @description One page of units. */
        OrgUnitPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["OrgUnitListItem"][];
        };
        /** @description An address; what is unknown is absent. */
        OrgUnitAddress: {
            /** @description Street. */
            street?: string;
            /** @description House number. */
            number?: string;
            /** @description Further line. */
            additionalInfo?: string;
            /** @description Neighbourhood. */
            neighborhood?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
        };
        /** @description How invoices are taxed. */
        OrgUnitTaxInfo: {
            /** @description An electronic invoice is issued. */
            issueNfe?: boolean;
            /** @description Number in the municipal register. */
            municipalRegistration?: string;
            /** @description Invoices need a purchase order. */
            requirePurchaseOrder?: boolean;
            /** @description Income tax is retained. */
            retainIr?: boolean;
            /** @description Service tax is retained. */
            retainIss?: boolean;
            /** @description The simplified tax regime holds. */
            simplesNacional?: boolean;
        };
        /** @description An organizational unit. What is not set is absent. */
        OrgUnit: components["schemas"]["OrgUnitListItem"] & {
            /** @description Whether new projects can be made in it. */
            status: string;
            /** @description Notes for the team. */
            memo?: string;
            /** @description Notes on the people to talk to. */
            contactNotes?: string;
            /** @description Postal address. */
            address?: components["schemas"]["OrgUnitAddress"];
            /** @description Tags. */
            tags: string[];
            /** @description Only its own tags can be used in it. */
            isolatedTags?: boolean;
            /** @description Address of the web site. */
            website?: string;
            /** @description Telephone number. */
            phone?: string;
            /** @description Mobile number. */
            mobile?: string;
            /** @description Id in another system. */
            externalId?: string;
            /** @description Code in the books. */
            accountCode?: string;
            /** @description Address of the logo. */
            logo?: string;
            /** @description Tasks are offered to linguists by themselves. */
            autopilotEnabled: boolean;
            /** @description Projects go on by themselves. */
            projectAutomationEnabled: boolean;
            /** @description Settings of continuous projects. */
            continuousProjectConfig?: {
                [key: string]: unknown;
            };
            /** @description Tag of continuous projects. */
            continuousPlatformTag?: string;
            /** @description Large files are split into several tasks. */
            splitLargeJobs: boolean;
            /** @description A language model looks over deliveries. */
            aiReviewEnabled?: boolean;
            /** @description Content is not put into categories. */
            categorizationDisabled?: boolean;
            /** @description Notes on a project are sent by mail. */
            notifyProjectComments?: boolean;
            /** @description Linguists are told of available tasks by mail. */
            sendAvailableTasksEmail?: boolean;
            /** @description Mail is sent at all. */
            sendEmailNotifications?: boolean;
            /** @description The contact gets mail. */
            contactPersonEmailNotifications?: boolean;
            /** @description The manager gets mail. */
            projectManagerEmailNotifications?: boolean;
            /** @description Linguists get mail. */
            vendorEmailNotifications?: boolean;
            /** @description Invoices are sent by mail. */
            sendReceivableEmailNotification?: boolean;
            /** @description Tasks are offered whatever the quality score. */
            disabledQualityFilter: boolean;
            /** @description Tasks are offered whatever the rate. */
            disabledRateFilter: boolean;
            /** @description Tasks are offered whatever the tags. */
            disabledTagFilter: boolean;
            /** @description Events are sent to webhooks. */
            webhookEnabled?: boolean;
            /** @description The product's own editor is used. */
            defaultAtlasCatTool?: boolean;
            /** @description People who belong to it; only right after it was made. */
            users?: components["schemas"]["UserRef"][];
            /** @description Invoices are made by themselves. */
            autoBilling?: boolean;
            /** @description Where invoices go. */
            billingEmail?: string;
            /** @description Further addresses. */
            emails: string[];
            /** @description How invoices are paid. */
            paymentMethod?: string;
            /** @description One invoice holds several projects. */
            consolidateProjects?: boolean;
            /** @description Whoever asked for the project gets the invoice. */
            sendInvoiceToRequester?: boolean;
            /** @description Quotes are sent by themselves. */
            sendQuoteAuto?: boolean;
            /** @description Quotes are sent in short. */
            sendQuoteSummary?: boolean;
            /** @description Invoices show the terms of payment. */
            showPaymentPolicy?: boolean;
            /** @description Invoices show who asked for the project. */
            showRequester?: boolean;
            /** @description Text on invoices. */
            invoiceInfo?: string;
            /** @description Category in the books. */
            trackingCategory?: string;
            /** @description Id in the accounting system. */
            xeroId?: string;
            /** @description Tax number. */
            taxpayerId?: string;
            /** @description How invoices are taxed. */
            taxInfo?: components["schemas"]["OrgUnitTaxInfo"];
            /** @description Number of the contract. */
            contract?: string;
            /**
             * Format: int64
             * @description When the contract begins, epoch ms.
             */
            contractStartDate?: number;
            /**
             * Format: int64
             * @description When the contract ends, epoch ms.
             */
            contractEndDate?: number;
            /** @description Which analysis prices a quote. */
            costsLogfileType?: string;
            /** @description Machine translation settings. */
            mtSettings?: {
                [key: string]: unknown;
            };
            /** @description The net rates of new projects; absent without any, and for those who may not see them. */
            netRateSettings?: components["schemas"]["OrgUnitRates"];
            /** @description The price list of new projects; absent without any, and for those who may not see price lists. */
            priceList?: components["schemas"]["OrgUnitRates"];
            /** @description Machine translation is off. */
            disableMachineTranslate?: boolean;
            /** @description Memories are not looked up. */
            ignoreTranslationMemories?: boolean;
            /** @description A memory match counts before a repetition. */
            tmMatchOverRepetitionEnabled: boolean;
            /** @description Text that needs no translation counts before a repetition. */
            ntMatchOverRepetitionEnabled: boolean;
            /** @description Pattern of text that is kept as a tag. */
            regex?: string;
            /** @description That pattern replaces the usual one. */
            overrideDefaultRegex?: boolean;
            /** @description The unit looks after its own terms. */
            isClientTerminology?: boolean;
            /** @description The help desk is told of projects. */
            notifyZendeskEnabled?: boolean;
            /** @description Address of the help desk. */
            zendeskUrl?: string;
            /** @description User of the help desk. */
            zendeskUser?: string;
        };
        /** @description Rates that a unit uses, and who says so. */
        OrgUnitRates: {
            /**
             * Format: uuid
             * @description The price list or net rate scheme.
             */
            uuid: string;
            /** @description Its name. */
            name: string;
            /** @description Whether they are the unit's own, its organization's, or the default ones of the account. */
            source: string;
        };
        /** @description A new organizational unit. */
        OrgUnitCreate: {
            /**
             * Format: uuid
             * @description Its organization.
             */
            organizationUuid: string;
            /** @description Name. */
            name: string;
            /** @description Country; the organization's when absent. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of its projects. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone: string;
            /**
             * Format: uuid
             * @description Who speaks for it.
             */
            contactPersonUuid?: string;
            /** @description The one who makes it belongs to it. */
            addLoggedUserToClient?: boolean;
        };
        /** @description Which steps files go through, by their extension. */
        OrgUnitWorkflowRule: {
            /** @description Name of the rule. */
            name: string;
            /** @description The rule holds. */
            active: boolean;
            /** @description The unit; null for a rule of the whole account. */
            client: components["schemas"]["OrgUnitRef"] | null;
            /** @description Extensions, upper case and without a dot, by the code of the step. */
            workflows: {
                [key: string]: string[];
            };
        };
        /** @description An organization, in short. */
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
            /** @description Address of the logo; absent without one. */
            logo?: string;
        };
        /** @description One page of organizations. */
        OrganizationPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["OrganizationRef"][];
        };
        /** @description An organization, with its units. */
        Organization: components["schemas"]["OrganizationRef"] & {
            /** @description Machine translation settings; absent when the account's hold. */
            mtSettings?: {
                [key: string]: unknown;
            };
            /** @description Fields of the account's own. */
            customFields: components["schemas"]["CustomFieldValue"][];
            /** @description Units of the organization. */
            organizationalUnits: components["schemas"]["OrgUnitRef"][];
        };
        /** @description A field of the account's own, with its value. */
        CustomFieldValue: {
            /**
             * Format: uuid
             * @description Identifier of the field.
             */
            uuid?: string;
            /** @description Name of the field. */
            name: string;
            /** @description Kind of value. */
            type?: string;
            /** @description The value; absent or null when not filled in. */
            value?: unknown;
        };
        /** @description A new organization. */
        OrganizationCreate: {
            /**
             * Format: uuid
             * @description The account; one's own when absent.
             */
            accountUuid?: string;
            /** @description Name. */
            name: string;
            /** @description Country. */
            country: components["schemas"]["CountryCode"];
            /** @description Units to make with it. */
            orgUnitDrafts?: components["schemas"]["OrgUnitDraft"][];
        };
        /** @description A unit to make with an organization. */
        OrgUnitDraft: {
            /** @description Name. */
            name: string;
            /** @description Country; the organization's when absent. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of its projects. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Time zone, such as `Europe/Berlin`. */
            timezone: string;
            /**
             * Format: uuid
             * @description Who speaks for it.
             */
            contactPersonUuid?: string;
            /** @description The one who makes it belongs to it. */
            addLoggedUserToClient?: boolean;
        };
        /** @description What a group is called. */
        PermissionGroupName: {
            /** @description Name; one of a kind in the account. */
            name: string;
        };
        /** @description A group of people who have permissions together. */
        PermissionGroup: {
            /**
             * Format: int64
             * @description Numeric id.
             */
            id: number;
            /**
             * Format: uuid
             * @description Identifier; a grantee of permissions.
             */
            uuid: string;
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
        /** @description A group, with its people. */
        PermissionGroupDetail: components["schemas"]["PermissionGroup"] & {
            /** @description Everybody in the group, by name. */
            users: components["schemas"]["UserRef"][];
        };
        /** @description Whether files can be put into Google Drive. */
        GoogleDriveDownload: {
            /** @description The person may download files of projects. */
            allowed: boolean;
            /** @description This server can put files into Google Drive. */
            connected: boolean;
            /** @description What follows, in a sentence. */
            message: string;
        };
        /** @description A permission that somebody has. */
        GrantedPermission: {
            /** @description Code. */
            code: components["schemas"]["PermissionCode"];
            /** @description Counts only when true. */
            active: boolean;
            /** @description Section. */
            module: components["schemas"]["PermissionModule"];
            /** @description Name to show. */
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
            /** @description Name to show. */
            name: string;
            /** @description What it allows. */
            description: string;
            /** @description Section. */
            module: components["schemas"]["PermissionModule"];
            /** @description Kind of permission. */
            type: string;
            /** @description The person or group has it. */
            active: boolean;
            /** @description It comes with a role or group, and cannot be taken away here. */
            inherited: boolean;
            /** @description Roles that it comes with, such as `PROJECT_MANAGER`, and names of groups. */
            grantSources: string[];
            /**
             * Format: uuid
             * @description The person or group.
             */
            granteeUuid: string;
            /** @description Address of the person, or name of the group. */
            granteeIdentifier: string;
        };
        PriceListPage: components["schemas"]["PageInfo"] & {
            /** @description Price lists of this page */
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
            /** @description Whether it is in use */
            status: string;
            /**
             * Format: uuid
             * @description Account
             */
            accountUUID: string;
            /** @description What is charged by */
            chargeBy: string;
            /** @description Used where a unit names no other */
            defaultPriceList: boolean;
            /** @description Price of a word where a pair has none of its own, at most six decimals; 0 for none */
            defaultPricePerItem: number;
            /** @description Price of an hour where a pair has none of its own */
            defaultPricePerHour?: number;
            /** @description Words that count as an hour */
            wordsPerHour?: number;
            /** @description Price of a page where a pair has none of its own */
            defaultPricePerPage?: number;
            /** @description Words that count as a page */
            wordsPerPage?: number;
            /** @description What a minimum fee is for */
            minFeeType: string;
            /** @description Least that a project costs */
            minimumFeeByProject?: number;
            /** @description Least that a language pair costs where it has no fee of its own */
            defaultMinimumFeeByLanguagePair?: number;
        };
        PriceListDetail: components["schemas"]["PriceList"] & {
            /** @description Counts up with each change */
            version: number;
            /**
             * Format: uuid
             * @description Organization it is for; absent for all
             */
            organizationUuid?: string;
            /** @description Units that use it by themselves */
            orgUnitUuids: string[];
            /** @description Discounts and surcharges, in their order */
            coefficients: components["schemas"]["PriceCoefficient"][];
            /** @description Prices by language pair and step */
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
            /** @description Workflow code; absent for every step */
            workflow?: string;
            /** @description Price of a word, at most six decimals */
            pricePerItem: number;
            /** @description Price of an hour */
            pricePerHour?: number;
            /** @description Price of a page */
            pricePerPage?: number;
            /** @description Least that the pair costs */
            minimumFee?: number;
        };
        PriceCoefficient: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description Counts in every calculation; the others are offered for costs added by hand */
            default: boolean;
            /** @description Place among the coefficients, from 1 */
            sequence: number;
            /** @description What it is for */
            description: string;
            /** @description Unit whose lines it changes */
            unit: string;
            /** @description Percent of the lines, or money for each unit */
            calcType: string;
            /** @description Percent, or money for each unit; negative for a discount */
            factor: number;
        };
        PriceListSave: {
            /** @description The version that was read; 409 with what is there now, where somebody else was faster. Left out, it is not looked at */
            version?: number;
            /** @description Name */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Whether it is in use; ACTIVE when left out
             * @enum {string}
             */
            status?: "ACTIVE" | "INACTIVE";
            /**
             * @description What is charged by; WORD when left out
             * @enum {string}
             */
            chargeBy?: "WORD" | "HOUR" | "PAGE";
            /** @description Used where neither unit nor organization names another */
            defaultPriceList?: boolean;
            /** @description Price of a word where a pair has none of its own; none when left out */
            defaultPricePerItem?: number;
            /** @description Price of an hour where a pair has none of its own */
            defaultPricePerHour?: number;
            /** @description Words that count as an hour */
            wordsPerHour?: number;
            /** @description Price of a page where a pair has none of its own */
            defaultPricePerPage?: number;
            /** @description Words that count as a page */
            wordsPerPage?: number;
            /**
             * @description What a minimum fee is for; NONE when left out
             * @enum {string}
             */
            minFeeType?: "NONE" | "PROJECT" | "LANGUAGE_PAIR";
            /** @description Least that a project costs */
            minimumFeeByProject?: number;
            /** @description Least that a language pair costs where it has no fee of its own */
            defaultMinimumFeeByLanguagePair?: number;
            /**
             * Format: uuid
             * @description Only for units of this organization
             */
            organizationUuid?: string;
            /** @description Units that use it by themselves, all of the organization where one is named */
            orgUnitUuids?: string[];
            /** @description Prices by language pair and step, each of them once */
            prices?: components["schemas"]["LanguagePairPriceSave"][];
            /** @description Discounts and surcharges, in their order */
            coefficients?: components["schemas"]["PriceCoefficientSave"][];
        };
        LanguagePairPriceSave: {
            sourceLocale: components["schemas"]["LocaleCode"];
            targetLocale: components["schemas"]["LocaleCode"];
            workflow?: components["schemas"]["WorkflowCode"];
            /** @description Price of a word, at most six decimals */
            pricePerItem: number;
            /** @description Price of an hour */
            pricePerHour?: number;
            /** @description Price of a page */
            pricePerPage?: number;
            /** @description Least that the pair costs */
            minimumFee?: number;
        };
        PriceCoefficientSave: {
            /** @description Counts in every calculation; false when left out */
            default?: boolean;
            /** @description What it is for */
            description: string;
            /**
             * @description Unit whose lines it changes
             * @enum {string}
             */
            unit: "WORD" | "HOUR" | "PAGE";
            /**
             * @description Percent of the lines, or money for each unit
             * @enum {string}
             */
            calcType: "percentage" | "fixed";
            /** @description Percent (-100 or more), or money for each unit, at most six decimals; negative for a discount */
            factor: number;
        };
        ProjectPage: components["schemas"]["PageInfo"] & {
            /** @description Projects of this page */
            content: components["schemas"]["ProjectSummary"][];
        };
        /** @description A row of the project list */
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
            /** @description Human label */
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
             * @description When it was opened (epoch ms)
             */
            createDate: number;
            /**
             * Format: int64
             * @description When it is due (epoch ms)
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description When it was delivered (epoch ms)
             */
            deliveryDate?: number;
            creator: components["schemas"]["UserRef"];
            contact?: components["schemas"]["UserRef"];
            assignee?: components["schemas"]["UserRef"];
            client: components["schemas"]["OrgUnitRef"];
            organizationalUnit: components["schemas"]["OrgUnitRef"];
            /** @description Tags */
            tags: string[];
            /** @description Confirmed share of the segments of all steps, in percent (0 to 100); cancelled steps do not count */
            progress: number;
            /** @description Progress of each step, in the order of the steps */
            progressByWorkflow?: components["schemas"]["WorkflowProgress"][];
            /** @description What the client pays, in `currency`; absent until costs were calculated */
            totalCost?: number;
            costsStatus: components["schemas"]["CostsStatus"];
            /** @description Work units */
            totalWorkUnits: number;
            /** @description Segments of all work units, but for those whose tasks were all cancelled */
            totalSegments: number;
            /** @description Of these, the confirmed ones */
            confirmedSegments: number;
            /** @description Source words, each file counted once for each target locale */
            totalWords: number;
            /** @description Open tasks without an assignee */
            unassignedTasks: number;
            /** @description Tasks are offered and placed by themselves */
            autopilotEnabled: boolean;
            /** @description The unit's automation moves the project on */
            automationEnabled: boolean;
        };
        WorkflowProgress: {
            /** @description Workflow code */
            workflow: string;
            /** @description Place among the steps, from 0 */
            index: number;
            /** @description Segments to confirm in this step; where it was cancelled, they do not count */
            totalSegments: number;
            /** @description Segments confirmed in this step */
            confirmedSegments: number;
            /** @description Tasks of this step that are not cancelled */
            totalTasks: number;
            /** @description Tasks of this step that are delivered or invoiced */
            deliveredTasks: number;
        };
        /** @description A project with all that its page shows */
        Project: components["schemas"]["ProjectSummary"] & {
            /**
             * Format: uuid
             * @description Account that the project belongs to
             */
            accountUuid: string;
            /** @description Id of the project in the editor */
            genesisId?: string;
            /** @description Time zone key in which its dates are meant, for example UTC */
            timezone: string;
            /** @description Instructions to linguists */
            instructions?: string;
            /** @description Notes of the client */
            notes?: string;
            /** @description Steps, in order */
            workflows: components["schemas"]["WorkflowLevel"][];
            /** @description Source files */
            resources: components["schemas"]["ProjectResource"][];
            /** @description A file, target locale and step each */
            workUnits: components["schemas"]["WorkUnit"][];
            /** @description Files to look at, not to translate */
            referenceFiles: components["schemas"]["ReferenceFile"][];
            /** @description Files that wait for a decision on what they are */
            dropFiles: components["schemas"]["ProjectResourceRef"][];
            /** @description Costs that were added by hand */
            costs: components["schemas"]["ManualCost"][];
            /**
             * Format: uuid
             * @description Analysis that the costs were priced from
             */
            costsLogfileId?: string;
            /**
             * Format: int64
             * @description When the costs were calculated (epoch ms)
             */
            costsCalculatedAt?: number;
            /** @description How costs come about */
            costCalculationMode: string;
            /** @description What linguists are paid by */
            taskPaymentType: string;
            /** @description Text that goes on the invoice */
            invoiceInfo?: string;
            /** @description Files keep coming in */
            isContinuous: boolean;
            /** @description The same, under its other name */
            continuous?: boolean;
            /** @description Name of the product within its unit; of continuous projects alone */
            ciTag?: string;
            /** @description Work units that a continuous project will have, as far as somebody has said so */
            totalExpectedWorkUnits?: number;
            /** @description Files are changed before or after translation */
            hasDataTransformation: boolean;
            /** @description Linguists are asked for feedback */
            enableTaskFeedback: boolean;
            /** @description What the automation does now */
            automationStatus?: string;
            /** @description A non-translatable counts as such before it counts as a repetition */
            ntMatchOverRepetitionEnabled: boolean;
            /** @description A memory match counts as such before it counts as a repetition */
            tmMatchOverRepetitionEnabled: boolean;
            /** @description The spelling check passes over the account's list of words */
            spellCheckerIgnoreWordsEnabled?: boolean;
            /** @description Every state that the table of moves names from here, and why not where the caller may not */
            allowedMoves: components["schemas"]["ProjectMove"][];
        };
        ProjectMove: {
            to: components["schemas"]["ProjectStatus"];
            /** @description Key of the reason why the caller cannot make this move now; absent when it can be made */
            refused?: string;
            /** @description The move wants a reason */
            needsReason?: boolean;
        };
        WorkflowLevel: {
            /** @description Place among the steps, from 0 */
            index: number;
            /** @description Workflow code */
            name: string;
            /** @description Title to show */
            label?: string;
        };
        ProjectCreate: {
            /** @description Human label */
            reference: string;
            /**
             * Format: uuid
             * @description Organizational unit that orders
             */
            orgUnitUUID: string;
            /**
             * Format: uuid
             * @description Contact at the client; the caller when left out
             */
            contactUUID?: string;
            /** @description Source locale, for example en_us */
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description ISO 4217 code; the unit's when left out */
            currency?: string;
            /** @description Time zone key; the unit's when left out */
            timezone?: string;
            /** @description Notes to the manager */
            notes?: string;
            /** @description Instructions to linguists */
            instructions?: string;
            /**
             * Format: int64
             * @description When it is due (epoch ms)
             */
            dueDate?: number;
            /** @description Tags */
            tags?: string[];
        };
        ProjectInfo: {
            /** @description System number */
            name?: string;
            /** @description Human label */
            reference?: string;
            /**
             * Format: uuid
             * @description Manager in charge; null for none
             */
            assigneeUUID?: string | null;
            /**
             * Format: uuid
             * @description Organizational unit that orders
             */
            clientUUID?: string;
            /**
             * Format: uuid
             * @description Contact at the client
             */
            contactUUID?: string;
            /**
             * Format: int64
             * @description When it is due (epoch ms); null for no date
             */
            dueDate?: number | null;
            /** @description Instructions to linguists */
            instructions?: string;
            /** @description Notes of the client */
            notes?: string;
            /** @description Source locale; only before work units exist */
            sourceLocale?: components["schemas"]["LocaleCode"];
            /** @description Tags */
            tags?: string[];
            /** @description The unit's automation moves the project on */
            automationEnabled?: boolean;
            /** @description Tasks are offered and placed by themselves */
            autopilotEnabled?: boolean;
            /** @description Take the unit's settings again */
            inferDefaultSettings?: boolean;
            /** @description Non-translatable before repetition */
            ntMatchOverRepetitionEnabled?: boolean;
            /** @description Memory match before repetition */
            tmMatchOverRepetitionEnabled?: boolean;
            /** @description Use the account's list of words to pass over */
            spellCheckerIgnoreWordsEnabled?: boolean;
        };
        ProjectStatusChange: {
            newStatus: components["schemas"]["ProjectStatus"];
            /** @description Start the costs along with the move */
            calculateCosts?: boolean;
            /** @description Why; needed where the move asks for it */
            reason?: string;
        };
        ProjectResource: {
            /**
             * Format: uuid
             * @description Id
             */
            uuid: string;
            /** @description File name with its extension */
            name: string;
            /** @description Folder inside the project; empty at its top */
            path: string;
            /** @description Lower-case extension that picked the parser */
            type: string;
            /** @description Notes on the file */
            notes?: string;
            /** @description SHA-256 of the content in hex; absent until content was sent */
            hash?: string;
            /**
             * Format: int64
             * @description When it was announced (epoch ms)
             */
            creation: number;
            /**
             * Format: uuid
             * @description Project
             */
            projectUuid: string;
            /** @description Source locale */
            sourceLocale: string;
            /** @description Target locales it has work units in */
            targetLocales: string[];
            /** @description Workflow codes it has work units in */
            workflows: string[];
            params: components["schemas"]["ProjectResourceParams"];
            /** @description Page on which the text can be seen in place */
            previewUrl?: string;
            /**
             * Format: int64
             * @description Bytes of the content
             */
            size?: number;
            /** @description Segments found; absent until content was sent */
            totalSegments?: number;
            /** @description Source words found; absent until content was sent */
            totalWords?: number;
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
            /** @description File name; its extension picks the parser */
            name: string;
            /** @description Folder inside the project */
            path?: string;
            /** @description Notes on the file */
            notes?: string;
            /**
             * Format: uri
             * @description Page on which the text can be seen in place
             */
            previewUrl?: string;
        };
        ProjectResourceParams: {
            /**
             * Format: uuid
             * @description Source file
             */
            projectResourceId?: string;
            /** @description Which of the parser's filters reads the file */
            parserFilter?: string;
            /** @description Split paragraphs into sentences */
            applySourceSegmentation: boolean;
            /** @description Text that matches is kept as an inline code */
            tagRegex?: string;
            parameters: components["schemas"]["ParserParameters"];
            /** @description Nothing was changed from the parser's own settings */
            defaultFilterSettings?: boolean;
            /** @description Segmentation rules to use */
            segmentationParams?: string;
            /** @description Extension that the parser is picked by */
            extensionFile?: string;
            /** @description Gather candidate terms while reading */
            extractTerms?: boolean;
        };
        /** @description Parser options by key, as `projects.getFileParams` lists them */
        ParserParameters: {
            [key: string]: string | number | boolean;
        };
        ProjectResourceParamsUpdate: {
            /** @description Use these options for every file of the project with the same extension */
            applyAll?: boolean;
            /** @description Split paragraphs into sentences */
            applySourceSegmentation?: boolean;
            parameters?: components["schemas"]["ParserParameters"];
            /** @description Which of the parser's filters reads the file */
            parserFilter?: string;
            /** @description Text that matches is kept as an inline code */
            tagRegex?: string;
        };
        FileParams: {
            /** @description Parsers by lower-case extension */
            files: {
                [key: string]: components["schemas"]["FileParser"];
            };
        };
        FileParser: {
            /** @description Name of the format */
            label: string;
            /** @description Whether sentences are split unless said otherwise */
            applySourceSegmentation: boolean;
            /** @description Ways of reading the format */
            filters: {
                /** @description Filter used unless said otherwise */
                defaultFilter: string;
                /** @description Filters by key */
                types: {
                    [key: string]: {
                        /** @description Name to show */
                        name: string;
                        /** @description Place in the list */
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
            /** @description Kind of the value */
            type: string;
            /** @description Value unless said otherwise */
            value: string | number | boolean;
            /** @description All that a text may be; absent where it may be any */
            choices?: string[];
        };
        ProjectWorkUnitPage: components["schemas"]["PageInfo"] & {
            /** @description Work units of this page */
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
            /** @description The text of the last delivered step instead of the present one; files of which no step has been delivered are left out */
            retrieveLatestDeliveredWorkflow?: boolean;
            /** @description Keep the transformation settings sent along */
            updateDataTransformation?: boolean;
            /** @description Settings of transformations after translation */
            dataTransformationParamsMap?: {
                [key: string]: unknown;
            };
        };
        ContinuousProjectCreate: {
            /** @description Name of the product within its unit; part of the address of its files */
            ciTag: string;
            /**
             * Format: uuid
             * @description Organizational unit that orders
             */
            orgUnitUUID: string;
            /**
             * Format: uuid
             * @description Contact at the client; the caller when left out
             */
            contactUUID?: string;
            /** @description Human label; the tag when left out */
            reference?: string;
            /** @description Source locale; the usual one of the unit when left out */
            source?: components["schemas"]["LocaleCode"];
            /** @description Instructions to linguists */
            instructions?: string;
            /** @description Notes to the manager */
            notes?: string;
            /** @description Tags */
            tags?: string[];
            /** @description Work units that are to come */
            totalExpectedWorkUnits?: number;
        };
        ContinuousUpload: {
            /**
             * Format: binary
             * @description The file, at most 512 MB; its name is what a later version is known by
             */
            file: string;
            /** @description Target locales; those of the unit when left out */
            locales?: components["schemas"]["LocaleCode"][];
            /** @description Workflow codes, in the order of the steps; those of the unit when left out */
            workflows?: string[];
            /** @description Human label of a project that is opened with this file */
            reference?: string;
            /** @description Source locale of a project that is opened with this file; must be that of one that is there */
            source?: components["schemas"]["LocaleCode"];
            /** @description Tags to add to the project */
            tags?: string[];
        };
        WorkUnitSearch: {
            /** @description Part of the file name */
            fileName?: string;
            /** @description One or several whole file names */
            filenames?: string[];
            /** @description One or several source files */
            projectResourceUuids?: string[];
            /** @description One or several work units */
            uuids?: string[];
            /** @description Source locale */
            sourceLanguage?: components["schemas"]["LocaleCode"];
            /** @description One or several target locales */
            targetLanguages?: components["schemas"]["LocaleCode"][];
            /** @description One or several states of the present step */
            status?: string[];
            /** @description One or several states, of which any step has one */
            taskStatus?: string[];
            /** @description One or several codes of the present step */
            workflows?: string[];
            /**
             * @description Page, from 0
             * @default 0
             */
            page: number;
            /**
             * @description Work units of a page
             * @default 20
             */
            size: number;
        };
        PaymentType: {
            /** @description WORDS as long as nobody has anything else to be paid for */
            paymentType: string;
        };
        IngestionStatus: {
            /** @description ERROR when a file could not be read, RUNNING while one is being read, WAITING while one has no content */
            status: string;
            /** @description Source files */
            totalFiles: number;
            /** @description Of these, those that are DONE */
            completedFiles: number;
            /** @description File by file */
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
            /** @description Folder inside the project; empty at its top */
            path: string;
            /** @description How far its reading is */
            status: string;
            /** @description Work units of the file */
            totalWorkUnits: number;
            /** @description Of these, those that have their segments */
            completedWorkUnits: number;
            /** @description Segments found; absent until content was sent */
            totalSegments?: number;
            /** @description Why it could not be read; absent if it could */
            error?: string;
            /** @description The same for programs */
            failure?: components["schemas"]["Failure"];
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
             * @description Bytes
             */
            size: number;
            /**
             * Format: int64
             * @description When it was added (epoch ms)
             */
            creation: number;
        };
        GlossaryBinding: {
            /** @description Glossaries, in the order in which they are asked; none for no field */
            glossaries?: string[];
        };
        SourceFilesRequest: {
            /**
             * Format: uuid
             * @description The project again
             */
            projectId?: string;
            /** @description Work units whose files are wanted; a file of several comes once */
            workUnitUuids: string[];
        };
        TranslatedFilesRequest: {
            /**
             * Format: uuid
             * @description The project again
             */
            projectId?: string;
            /** @description Work units to export */
            workUnitUuids: string[];
            /** @description Step whose text is exported, from 0 */
            workflowLevel?: number;
            /** @description File names end with source and target locale */
            addSourceAndTargetSuffix?: boolean;
            /** @description The files as the last delivered step left them */
            downloadDeliverables?: boolean;
        };
        LocKitRequest: {
            /** @description Format of the export */
            locKitTypeJob: string;
            /**
             * Format: uuid
             * @description The project again
             */
            projectId?: string;
            /** @description Work units to export */
            workUnitUuids: string[];
            /** @description Step whose text is exported, from 0 */
            workflowLevel?: number;
            /** @description File names end with source and target locale */
            addSourceAndTargetSuffix?: boolean;
        };
        LocKitJob: {
            /**
             * Format: uuid
             * @description Request to ask about
             */
            id: string;
            status: components["schemas"]["JobStatus"];
            /** @description Kind of export */
            type: string;
            /**
             * Format: int64
             * @description When it was started (epoch ms); the wire spells it so
             */
            creatinDate: number;
        };
        TranslationKitJob: {
            /**
             * Format: uuid
             * @description Request
             */
            id: string;
            status: components["schemas"]["JobStatus"];
            /** @description Kind of export */
            type: string;
            /**
             * Format: int64
             * @description When it was asked for (epoch ms)
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When work began (epoch ms)
             */
            startTime?: number;
            /**
             * Format: int64
             * @description When it ended (epoch ms)
             */
            endTime?: number;
            /** @description Files ready */
            completedFiles: number;
            /** @description Files asked for */
            totalFiles: number;
            /** @description Where the file can be fetched; once it is ready */
            downloadFileUrl?: string;
            /** @description Why it failed */
            error?: string;
            /** @description The same for programs */
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
             * @description Who wrote it
             */
            author: string;
            /** @description Name of who wrote it */
            authorName: string;
            /**
             * Format: int64
             * @description When it was written (epoch ms)
             */
            creationTimestamp: number;
            /** @description Not shown to clients and linguists */
            privateMessage: boolean;
            /**
             * Format: uuid
             * @description Note that this one answers
             */
            parent?: string;
            /** @description Answers, oldest first */
            replies: components["schemas"]["ProjectMessage"][];
        };
        ProjectMessagePage: components["schemas"]["PageInfo"] & {
            /** @description Threads of this page */
            content: components["schemas"]["ProjectMessage"][];
        };
        ProjectMessageCreate: {
            /** @description The note */
            text: string;
            /** @description Hide it from clients and linguists */
            privateMessage?: boolean;
            /**
             * Format: uuid
             * @description Note that this one answers; null like none
             */
            parent?: string | null;
        };
        ProcessCount: {
            /** @description Task state */
            status: string;
            /** @description Tasks in it */
            count: number;
        };
        MemoryBindingSettings: {
            /** @description Treat unit abbreviations as codes */
            codeUomAbbreviationEnabled?: boolean;
            /** @description Reading and writing by step, where it differs from the binding's own */
            workflows?: {
                /**
                 * Format: uuid
                 * @description Workflow
                 */
                workflowUuid: string;
                /** @description Matches are offered in this step */
                read: boolean;
                /** @description The memory learns from this step */
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
             * @description Matches of it are offered
             * @default true
             */
            read: boolean;
            /**
             * @description It learns when tasks are delivered
             * @default false
             */
            write: boolean;
            /**
             * @description Percent taken off every score
             * @default 0
             */
            penalty: number;
            /**
             * @description Lowest score offered, in percent
             * @default 70
             */
            threshold: number;
            /**
             * @description Most matches for a segment
             * @default 5
             */
            maxHits: number;
            /**
             * @description Number the codes of a match like those of the segment
             * @default true
             */
            fixTags: boolean;
            settings?: components["schemas"]["MemoryBindingSettings"];
        };
        TranslationMemoryBinding: {
            /**
             * Format: uuid
             * @description Id of the binding
             */
            id: string;
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
            /** @description Matches of it are offered */
            read: boolean;
            /** @description It learns when tasks are delivered */
            write: boolean;
            /** @description Percent taken off every score */
            penalty: number;
            /** @description Lowest score offered, in percent */
            threshold: number;
            /** @description Most matches for a segment */
            maxHits: number;
            /** @description Codes of a match are numbered like those of the segment */
            fixTags: boolean;
            settings: components["schemas"]["MemoryBindingSettings"];
            tm: components["schemas"]["TranslationMemory"];
        };
        /** @description New content of a source file, and what it changed. */
        ResourceVersion: {
            /**
             * Format: uuid
             * @description Id.
             */
            uuid: string;
            /**
             * @description READING until all languages are compared; ERROR where one could not be read and kept its segments.
             * @enum {string}
             */
            status: "READING" | "DONE" | "ERROR";
            /**
             * Format: int64
             * @description When it was sent (epoch ms).
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When all was compared (epoch ms).
             */
            endDate?: number;
            /** @description Who sent it. */
            createdBy?: components["schemas"]["UserRef"];
            /** @description SHA-256 of the content before in hex. */
            previousHash?: string;
            /** @description SHA-256 of the new content in hex. */
            hash: string;
            /**
             * Format: int64
             * @description Bytes of the new content.
             */
            size: number;
            /** @description What it changed in each target locale that has been compared. */
            locales: components["schemas"]["ResourceVersionLocale"][];
        };
        /** @description What a version changed in one target locale, in segments. */
        ResourceVersionLocale: {
            /**
             * Format: uuid
             * @description Work unit.
             */
            workUnitUuid: string;
            /** @description Target locale. */
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Segments that were not there. */
            added: number;
            /** @description Segments with another source. */
            changed: number;
            /** @description Segments with the same words and other codes, as a link that leads elsewhere. */
            markup: number;
            /** @description The same segments at another place. */
            moved: number;
            /** @description Segments that are gone. */
            removed: number;
            /** @description Segments as they were. */
            unchanged: number;
            /** @description Whether tasks that were delivered are in work again. */
            reopened: boolean;
            /** @description Why it could not be read; its segments are those of before. */
            failureReason?: string;
            /** @description The same for programs. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description A segment that a version changed. */
        ResourceVersionSegment: {
            /**
             * @description What happened to it; MARKUP: only its codes are others, wherever it stands.
             * @enum {string}
             */
            kind: "ADDED" | "CHANGED" | "MARKUP" | "MOVED" | "REMOVED";
            /** @description Its key in the file. */
            key: string;
            /** @description Place in the new version, from 0; absent for a removed one. */
            index?: number;
            /** @description Place in the earlier version, from 0; absent for an added one. */
            previousIndex?: number;
            /** @description Source now, with placeholders, of a MARKUP one with its codes as the file writes them; absent for a removed one. */
            source?: string;
            /** @description Source before, likewise; of CHANGED, MARKUP and REMOVED ones. */
            previousSource?: string;
            /** @description Translation before; absent without one. */
            previousTarget?: string;
            /** @description How well the earlier source matches, in percent; of changed ones. */
            matchScore?: number;
        };
        /** @description One page of changed segments. */
        ResourceVersionSegmentPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["ResourceVersionSegment"][];
        };
        /** @description Segmentation rules of an organizational unit. */
        SegmentationRules: {
            /**
             * Format: uuid
             * @description Id of this version of the rules.
             */
            uuid: string;
            /** @description Name of the SRX file. */
            fileName: string;
            /** @description SHA-256 of the file in hex. */
            hash: string;
            /** @description Whether the built-in rules decide where these say nothing. */
            extendsBuiltIn: boolean;
            /** @description Sets of rules in it. */
            languages: number;
            /** @description Rules in all of them. */
            rules: number;
            /**
             * Format: int64
             * @description When it was uploaded (epoch ms).
             */
            creationDate: number;
            /** @description Who uploaded it. */
            createdBy?: components["schemas"]["UserRef"];
        };
        /** @description Rules and the unit in which they hold. */
        UnitSegmentationRules: {
            /**
             * Format: uuid
             * @description The unit.
             */
            orgUnitUuid: string;
            /** @description Its name. */
            orgUnitName: string;
            /** @description The rules. */
            rules: components["schemas"]["SegmentationRules"];
        };
        /** @description A text to split. */
        SegmentationTrial: {
            /** @description Text, with placeholders where it has codes. */
            text: string;
            /** @description Its language. */
            locale: components["schemas"]["LocaleCode"];
            /** @description Rules to try, as SRX; those of the unit when absent, the built-in ones when empty. */
            srx?: string;
            /** @description As for the upload; only with `srx`. */
            extendsBuiltIn?: boolean;
        };
        /** @description How a text is split. */
        SegmentationPreview: {
            /** @description The segments; joined they are the text. */
            segments: string[];
            /** @description Places where something decided, in their order. */
            decisions: components["schemas"]["SegmentationDecision"][];
        };
        /** @description A break that was made or prevented. */
        SegmentationDecision: {
            /** @description Place in the text in UTF-16 units. */
            offset: number;
            /** @description Whether a segment ends here. */
            breaks: boolean;
            /**
             * @description RULE of the SRX file, or what the built-in rules found: the end of a sentence, an abbreviation, the number of a list, a line that goes on, or that it is inside a pair of codes.
             * @enum {string}
             */
            by: "RULE" | "SENTENCE" | "ABBREVIATION" | "LIST_NUMBER" | "LINE_GOES_ON" | "INSIDE_PAIR";
            /** @description Name of the rule's set; only of a RULE. */
            language?: string;
            /** @description Number of the rule in its set, from 1; only of a RULE. */
            rule?: number;
            /** @description The rule's expression before the break; only of a RULE. */
            before?: string;
            /** @description The rule's expression after the break; only of a RULE. */
            after?: string;
        };
        /** @description One workflow step of one work unit. */
        Task: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Place of the step among the steps of its work unit, from 0. */
            sequence: number;
            /** @description State of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Whether somebody does it. */
            assignment: components["schemas"]["AssignmentState"];
            /** @description The step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description The step before, as long as it is not delivered; absent when nothing is waited for. */
            waitingFor?: components["schemas"]["TaskDependency"];
            /**
             * Format: int64
             * @description When it was made, epoch ms.
             */
            creationDate: number;
            /**
             * Format: int64
             * @description When it was given to its person, epoch ms; absent without one.
             */
            assignDate?: number;
            /**
             * Format: int64
             * @description When its person accepted, epoch ms; absent before.
             */
            acceptanceDate?: number;
            /**
             * Format: int64
             * @description When it is due, epoch ms; absent without a due date.
             */
            dueDate?: number;
            /**
             * Format: int64
             * @description When it was delivered, epoch ms; absent before.
             */
            deliveryDate?: number;
            /** @description Who made it; absent when the system did. */
            createdBy?: components["schemas"]["UserRef"];
            /** @description Who gave it to its person; absent without one. */
            assignedBy?: components["schemas"]["UserRef"];
            /** @description Who does it; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
            /** @description Name of the organizational unit. */
            client: string;
            /** @description Currency of the pay. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description What the task pays, in `currency`; absent for whoever may not see it. */
            payableAmount?: number;
            /** @description What the pay is made of; absent for whoever may not see it. */
            payments?: components["schemas"]["TaskPayment"][];
            /** @description The project. */
            project: components["schemas"]["TaskProjectRef"];
            /** @description The name of the project, once more. */
            projectName?: string;
            /** @description The file and language pair. */
            workUnit: components["schemas"]["WorkUnit"];
            /** @description What the linguist should know. */
            instructions?: string;
            /** @description Made by splitting a larger task. */
            fromSplit?: boolean;
            /** @description Quality score from which on a linguist may do it; absent without one. */
            minimumScoreRequired?: number;
            /** @description Categories of content: the tags of the project. */
            categories: string[];
            /** @description Fields of the account's own. */
            customFields: components["schemas"]["TaskCustomField"][];
            /** @description The steps before, in their order. */
            dependencies: components["schemas"]["TaskDependency"][];
            /** @description The source file that is translated. */
            files: components["schemas"]["TaskFile"][];
            /** @description Files of the project to look things up in. */
            referenceFiles: components["schemas"]["TaskFile"][];
        };
        /** @description What a task says about its project. */
        TaskProjectRef: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Number that the system gave, such as `B-2478-1111`. */
            name: string;
            /** @description Name that people gave. */
            reference: string;
            /**
             * Format: int64
             * @description When the project is due, epoch ms; absent without a due date.
             */
            dueDate?: number;
            /** @description Currency of the project. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Tasks are offered to linguists by themselves. */
            autopilotEnabled: boolean;
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationUuid?: string;
            /** @description Files are transformed on download. */
            hasDataTransformation?: boolean;
        };
        /** @description A step before, of the same work unit. */
        TaskDependency: {
            /**
             * Format: uuid
             * @description The task of that step.
             */
            uuid: string;
            /** @description Place of the step, from 0. */
            sequence: number;
            /** @description State of that task. */
            status: components["schemas"]["TaskStatus"];
            /** @description That step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description Who does it; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
        };
        /** @description A line of the pay of a task. */
        TaskPayment: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskId?: string;
            /** @description Where the line comes from. */
            source?: string;
            /** @description Band or kind of work that is paid. */
            costType?: string;
            /** @description What is counted. */
            unit: components["schemas"]["CostUnit"];
            /** @description How many units, weighted by the net rates. */
            amount: number;
            /** @description Price of a unit, up to six decimals. */
            rate: number;
            /** @description Amount times rate, rounded half up to the currency's minor unit. */
            total: number;
            /** @description The line came with the delivery. */
            createdOnDelivery?: boolean;
            /**
             * Format: int64
             * @description When it was made, epoch ms.
             */
            creationDate?: number;
            /**
             * Format: int64
             * @description When it was confirmed, epoch ms; absent before.
             */
            confirmationDate?: number;
            /** @description Who confirmed it; absent before. */
            confirmedBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When it was rejected, epoch ms; absent if not.
             */
            rejectDate?: number;
            /** @description Why it was rejected. */
            rejectReason?: string;
            /** @description Who rejected it; absent if nobody. */
            rejectReasonBy?: components["schemas"]["UserRef"];
            /**
             * Format: uuid
             * @description The work unit.
             */
            workUnitId?: string;
            /** @description File of the work unit. */
            workUnitFileName?: string;
        };
        /** @description A field of the account's own, with its value. */
        TaskCustomField: {
            /**
             * Format: uuid
             * @description Identifier of the field.
             */
            uuid: string;
            /** @description Name of the field. */
            name: string;
            /** @description Kind of value. */
            type?: string;
            /** @description The value; absent or null when not filled in. */
            value?: unknown;
        };
        /** @description A file beside the work. */
        TaskFile: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description File name. */
            name: string;
            /** @description Size in bytes. */
            size?: number;
            /** @description Address to fetch it from, for an hour; only in the answer for a single task, for whoever may download it. */
            downloadUrl?: string;
        };
        /** @description One page of tasks. */
        TaskPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["Task"][];
        };
        /** @description A task that can be claimed, with what it pays. */
        AvailableTask: components["schemas"]["Task"] & {
            /** @description What the one who claims it gets, in `currency`; 0 without an agreed rate. */
            payableAmount: number;
            /** @description How the amount comes about, in a few words and numbers. */
            payExplanation?: string;
        };
        /** @description One page of tasks that can be claimed. */
        AvailableTaskPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["AvailableTask"][];
        };
        /** @description Tasks put together. */
        TaskGroup: {
            /** @description Identifier of the group, such as a project's uuid, a step's code or `en_us:pt_br`. */
            key: string;
            /** @description What people call it. */
            label: string;
            /** @description Number of tasks. */
            taskCount: number;
            /** @description Source words of all of them. */
            words: number;
            /**
             * Format: int64
             * @description The earliest due date, epoch ms; absent if none has one.
             */
            dueDate?: number;
            /** @description Number of tasks by state. */
            statuses: {
                [key: string]: number;
            };
        };
        /** @description One page of groups of tasks. */
        TaskGroupPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["TaskGroup"][];
        };
        /** @description A task of a work unit, in short. */
        WorkUnitTask: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name of the step. */
            name: string;
            /** @description State of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Id by which the editor knows the work unit. */
            genesisWorkUnitId?: string;
        };
        /** @description Which tasks, and who. */
        TaskBulkAssignment: {
            /** @description The tasks, as repeated parts. */
            tasksUuids: string[];
            /**
             * Format: uuid
             * @description Who gets them.
             */
            userUuid: string;
        };
        /** @description The instructions of a task. */
        TaskInstructions: {
            /**
             * Format: uuid
             * @description The task; must be the one of the path.
             */
            uuid?: string;
            /** @description What the linguist should know; an empty text removes them. */
            instructions: string;
            /** @description Quality score from which on the placement gives it to a linguist; 0 asks for none, absent leaves it as it is. */
            minimumScoreRequired?: number;
        };
        /** @description The state that a task should go to. */
        TaskStatusUpdate: {
            /** @description The wanted state. */
            status: components["schemas"]["TaskStatus"];
            /** @description Delivers on purpose although tags are missing or superfluous. */
            hasTagMismatch?: boolean;
            /** @description Why; needed to reopen. */
            reason?: string;
        };
        /** @description The state after a move. */
        TaskStatusResult: {
            /**
             * Format: uuid
             * @description The task.
             */
            uuid: string;
            /** @description The state as it is now. */
            status: components["schemas"]["TaskStatus"];
            /** @description It was delivered although tags are missing or superfluous. */
            hasTagMismatch: boolean;
        };
        /** @description Why a task is given back. */
        TaskRejection: {
            /** @description Why. */
            reason: string;
            /**
             * Format: uuid
             * @description A prepared reason of the account.
             */
            optionUuid?: string;
        };
        /** @description Size and progress of a task. */
        TaskSummary: {
            /** @description Source words. */
            words: number;
            /** @description Source words weighted by the net rates. */
            netWords: number;
            /** @description Segments. */
            segments: number;
            /** @description Segments that are confirmed. */
            confirmedSegments: number;
            /** @description Confirmed share of the segments, in percent. */
            progress: number;
            /** @description Segments that are not confirmed. */
            openSegments?: number;
            /** @description Segments whose tags differ from the source. */
            tagMismatches?: number;
        };
        /** @description The analyses of a task. */
        TaskLogfile: {
            /** @description Analysis before work began; null as long as there is none. */
            preAnalysis: components["schemas"]["Logfile"] | null;
        };
        /** @description Something that happened to a task. */
        TaskLogEntry: {
            /**
             * Format: int64
             * @description When, epoch ms.
             */
            date: number;
            /** @description Who did it; absent when the system did. */
            user?: components["schemas"]["UserRef"];
            /** @description Who acted as that person; absent when they did it themselves. */
            impersonator?: components["schemas"]["UserRef"];
            /** @description What happened. */
            event: string;
            /** @description Who had or got the task; absent if nobody. */
            assignee?: components["schemas"]["UserRef"];
            /** @description State before; absent if it stayed. */
            previousStatus?: components["schemas"]["TaskStatus"];
            /** @description State after; absent if it stayed. */
            newStatus?: components["schemas"]["TaskStatus"];
            /** @description Reason or further words. */
            detail?: string;
        };
        /** @description Tasks to be given to whom the rules choose. */
        TaskAutoAssignment: {
            /** @description The tasks. */
            taskUuids: string[];
            /**
             * @description Also tasks of projects and units whose autopilot is off.
             * @default false
             */
            ignoreAutopilot: boolean;
        };
        /** @description A placement that goes on after the answer; the same address, posted again with this id, says how far it is. */
        AutoAssignRequest: {
            /**
             * Format: uuid
             * @description Id to post again as `requestId`.
             */
            id: string;
            status: components["schemas"]["RequestStatus"];
            /** @description How far it is. */
            progress?: {
                /** @description Tasks that have been looked at. */
                done: number;
                /** @description Tasks that were asked for; 0 before it begins. */
                total: number;
            };
            /** @description What became of the tasks; null before it is done. */
            data: components["schemas"]["AutoAssignResult"] | null;
            /** @description Why it failed; null when it did not. */
            error: string | null;
            /** @description The same for programs. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description What became of each task of a placement. */
        AutoAssignResult: {
            /** @description Tasks that somebody got. */
            assigned: components["schemas"]["PlacedTask"][];
            /** @description Tasks that nobody got, each with the reason. */
            notAssigned: components["schemas"]["UnplacedTask"][];
        };
        /** @description A task and who got it. */
        PlacedTask: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskUuid: string;
            /** @description File, language and step. */
            name: string;
            /**
             * Format: uuid
             * @description Who got it.
             */
            userUuid: string;
            /** @description Their name. */
            userName: string;
            /** @description Tasks that they had in hand before this one. */
            openTasks?: number;
        };
        /** @description A task that nobody got, and why. */
        UnplacedTask: {
            /**
             * Format: uuid
             * @description The task.
             */
            taskUuid: string;
            /** @description File, language and step. */
            name: string;
            /** @description Why nobody got it. */
            reason: string;
            /** @description Linguists of its language pair or unit who did not get it, by name. */
            keptBack: components["schemas"]["KeptBack"][];
        };
        /** @description A linguist, and what kept them from a task. */
        KeptBack: {
            /**
             * Format: uuid
             * @description The linguist.
             */
            userUuid: string;
            /** @description Their name. */
            userName: string;
            /** @description Every filter that kept them back. */
            blockedBy: string[];
        };
        /** @description Tasks whose ranges are asked for. */
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
            /** @description Index of its first segment within the file, from 0. */
            beginIndex: number;
            /** @description Index of its last segment; -1 of a file without segments. */
            endIndex: number;
            /** @description Source words in that range. */
            words: number;
        };
        /** @description A line of pay that is set by hand. */
        TaskPaymentInput: {
            /**
             * @description What is counted.
             * @enum {string}
             */
            unit: "WORD" | "HOUR" | "DAY" | "PAGE" | "FIXED";
            /** @description How many units, up to six decimals. */
            amount: number;
            /** @description Price of a unit, up to six decimals. */
            rate: number;
            /** @description Amount times rate, rounded; may be left out. */
            total?: number;
        };
        /** @description What a task pays. */
        TaskPayments: {
            /**
             * Format: uuid
             * @description The task.
             */
            uuid: string;
            /** @description State of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Currency of the pay. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Sum of the lines. */
            payableAmount: number;
            /** @description The lines, in their order. */
            payments: components["schemas"]["TaskPayment"][];
        };
        /** @description How good the work of a task was found to be. */
        TaskScore: {
            /** @description Share of the text that the step after it left as it was, in percent; absent before that is delivered. */
            score?: number;
            /** @description Score from which on the placement gives it to a linguist; absent without one. */
            minimumScoreRequired?: number;
            /**
             * Format: uuid
             * @description Who did the step after it; absent for whoever may not know.
             */
            reviewerUuid?: string;
            /**
             * Format: int64
             * @description When it was found, epoch ms.
             */
            date?: number;
            /** @description Segments that were compared. */
            segments?: number;
            /** @description Segments that the step after it changed. */
            changedSegments?: number;
        };
        /** @description Somebody who works in a project. */
        TaskVendor: {
            /** @description The person. */
            vendor: components["schemas"]["UserRef"];
            /** @description Tasks that they have in the project. */
            tasks: number;
            /** @description Of these, those that are delivered. */
            deliveredTasks?: number;
            /** @description Source words of these tasks. */
            words: number;
            /** @description What these tasks pay, in `currency`; absent for whoever may not see it. */
            payable?: number;
            /** @description Currency of the pay; absent for whoever may not see it. */
            currency?: components["schemas"]["CurrencyCode"];
        };
        /** @description A line of the pay of a task. */
        TaskCostDetail: {
            /** @description Place among the lines. */
            displayOrder: number;
            /** @description Band of matches, or kind of work. */
            matchType: string;
            /** @description How many units there are, before the net rate. */
            words: number;
            /** @description Price of a unit after the net rate. */
            costPerItem: number;
            /** @description What the line pays, in the currency of the task. */
            totalCost: number;
            /** @description The line was set by hand. */
            isManualCost: boolean;
            /** @description What is counted. */
            unit?: components["schemas"]["CostUnit"];
            /** @description Price of a unit before the net rate. */
            unitPrice?: number;
            /** @description Share of the price that the band pays. */
            netRateFactor?: number;
        };
        /** @description A lower pay that is offered to the assignee of a task. */
        StopLossOffer: {
            /** @description What is offered, in `currency`. */
            offeredTotal: number;
            /** @description What the task paid when it was offered. */
            originalTotal: number;
            /** @description Currency of both. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Where the offer stands. */
            status: string;
            /**
             * Format: int64
             * @description Until when it can be answered, epoch ms.
             */
            expiresAt: number;
            /** @description Why it is offered; absent without one. */
            reason?: string;
            /** @description Who offered it. */
            offeredBy?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When it was offered, epoch ms.
             */
            offeredAt?: number;
            /**
             * Format: int64
             * @description When it was answered, epoch ms; absent before.
             */
            answeredAt?: number;
        };
        /** @description An offer (`offeredTotal`) or an answer (`status`), not both. */
        StopLossInput: {
            /** @description What is offered, less than the task pays now. */
            offeredTotal?: number;
            /**
             * Format: int64
             * @description Until when it can be answered, epoch ms; three days from now when left out.
             */
            expiresAt?: number;
            /** @description Why it is offered. */
            reason?: string;
            /**
             * @description The answer of the assignee.
             * @enum {string}
             */
            status?: "ACCEPTED" | "DECLINED";
        };
        TranslationMemoryPage: components["schemas"]["PageInfo"] & {
            /** @description Memories of this page */
            content: components["schemas"]["TranslationMemory"][];
        };
        /** @description Something known by number and name */
        NumberedRef: {
            /**
             * Format: int64
             * @description Number
             */
            id: number;
            /**
             * Format: uuid
             * @description Id
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
             * @description Id
             */
            uuid: string;
            /** @description Name */
            name: string;
            /** @description Note */
            note?: string;
            /** @description Field of knowledge */
            domain?: string;
            /** @description Part of the field */
            subDomain?: string;
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Target locales */
            targetLocales: string[];
            organization?: components["schemas"]["NumberedRef"];
            /** @description Units that use it */
            orgUnits: components["schemas"]["NumberedRef"][];
            client?: components["schemas"]["NumberedRef"];
            creator?: components["schemas"]["NumberedRef"];
            /**
             * Format: int64
             * @description When it was created (epoch ms)
             */
            creationDate: number;
            /** @description Fields of the account's own */
            customFields: {
                [key: string]: unknown;
            }[];
            /** @description Source texts in it; absent with `idsOnly` */
            totalUnits?: number;
            /** @description Translations in it; absent with `idsOnly` */
            totalSegments?: number;
            lastImport?: components["schemas"]["MemoryImport"];
        };
        /** @description The last file that was imported */
        MemoryImport: {
            /** @description File */
            fileName: string;
            /**
             * Format: int64
             * @description When it was sent (epoch ms)
             */
            creationDate: number;
        };
        TranslationMemoryCreate: {
            /** @description Name */
            name: string;
            /** @description Note */
            note?: string;
            /** @description Field of knowledge */
            domain?: string;
            /** @description Part of the field */
            subDomain?: string;
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Target locales */
            targetLocales: components["schemas"]["LocaleCode"][];
            organization?: components["schemas"]["MemoryOwner"];
            /** @description Units that use it */
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
            /** @description Field of knowledge */
            domain?: string;
            /** @description Part of the field */
            subDomain?: string;
            /** @description Target locales; one that has translations cannot be left out */
            targetLocales?: components["schemas"]["LocaleCode"][];
            organization?: components["schemas"]["MemoryOwner"];
            /** @description Units that use it */
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
            /** @description Units of this page */
            content: components["schemas"]["TranslationUnit"][];
        };
        TranslationUnit: {
            /**
             * Format: int64
             * @description Number of the unit
             */
            id: number;
            /** @description Source locale */
            sourceLocale: string;
            /** @description Source text with its codes as placeholders */
            sourceText: string;
            sourceContext?: components["schemas"]["SourceContext"];
            /**
             * Format: int64
             * @description When it was first written (epoch ms)
             */
            createdAt: number;
            /** @description Translations */
            targets: components["schemas"]["TranslationUnitTarget"][];
        };
        SimilarUnit: {
            /** @description Score in percent */
            match: number;
            parts: components["schemas"]["MatchParts"];
            unit: components["schemas"]["TranslationUnit"];
        };
        TranslationUnitTarget: {
            /** @description Target locale */
            locale: string;
            /** @description Target text with its codes as placeholders */
            text: string;
            /**
             * Format: int64
             * @description Number of the translation
             */
            segmentId: number;
            /** @description Name of who wrote it last */
            lastModifiedBy: string;
            /**
             * Format: int64
             * @description When it was written last (epoch ms)
             */
            lastModifiedAt: number;
        };
        /** @description Where a text stands; the same text in the same context matches at 101 */
        SourceContext: {
            /** @description Key of the text in its file */
            contextKey?: string;
            /** @description Source text before it; empty where there is none */
            previousText?: string;
            /** @description Source text after it; empty where there is none */
            nextText?: string;
        };
        TranslationUnitCreate: {
            sourceLocale: components["schemas"]["LocaleCode"];
            /** @description Source text with its codes as placeholders */
            sourceText: string;
            targetLocale: components["schemas"]["LocaleCode"];
            /** @description Target text with its codes as placeholders */
            targetText: string;
            sourceContext?: components["schemas"]["SourceContext"];
        };
        TranslationUnitUpdate: {
            locale: components["schemas"]["LocaleCode"];
            /** @description Text with its codes as placeholders */
            text: string;
        };
        TranslationUnitRef: {
            /**
             * Format: int64
             * @description Number of the unit
             */
            id: number;
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
        };
        MemorySegmentMatch: {
            /** @description Score in percent; 101 for the same context */
            match: number;
            /** @description Source locale */
            sourceLocale: string;
            /**
             * Format: int64
             * @description Number of the source
             */
            sourceSegmentId: number;
            /** @description Source text that was found; empty with `overviewOnly` */
            sourceText: string;
            /** @description Target locale */
            targetLocale: string;
            /**
             * Format: int64
             * @description Number of the translation
             */
            targetSegmentId: number;
            /** @description Translation; empty with `overviewOnly` */
            targetText: string;
            /** @description Memory's name */
            tmName: string;
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /**
             * Format: int64
             * @description Number of the unit
             */
            translationUnitId: number;
            parts: components["schemas"]["MatchParts"];
        };
        /** @description What a score is made of: 100 and the sum of these is the score. Losses are negative. */
        MatchParts: {
            /** @description Loss by other words or letters */
            text: number;
            /** @description Loss by another order of the same words */
            order: number;
            /** @description Loss by other numbers */
            numbers: number;
            /** @description Loss by other inline codes */
            tags: number;
            /** @description Loss by other punctuation, letter case or white space */
            punctuation: number;
            /** @description 1 for the same neighbours or context key, else 0 */
            context: number;
            /** @description Loss by the penalty of the binding */
            penalty: number;
        };
        /** @description A place in a text */
        TextRange: {
            /** @description First character, from 0, in UTF-16 units */
            start: number;
            /** @description Character behind the last */
            end: number;
        };
        ConcordanceHit: {
            /**
             * Format: uuid
             * @description Memory
             */
            tmUuid: string;
            /** @description Memory's name */
            tmName: string;
            /**
             * Format: int64
             * @description Number of the unit
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
             * @description When the translation was written last (epoch ms)
             */
            lastModifiedAt: number;
            /** @description Where the text was found, on the side that was searched */
            ranges: components["schemas"]["TextRange"][];
        };
        ConcordanceResult: {
            /** @description What was found, newest first */
            content: components["schemas"]["ConcordanceHit"][];
            /**
             * Format: int64
             * @description There may be more: `before` for the next call
             */
            next?: number;
        };
        ReplacementText: {
            /** @description What to look for */
            find: string;
            /** @description What to put there; in a regular expression `$1` is its first group */
            replacement: string;
            /**
             * @description How to look for it; regular expressions are those of RE2
             * @default PLAIN
             * @enum {string}
             */
            mode: "PLAIN" | "WHOLE_WORD" | "REGEX";
            /**
             * @description Tell capital letters from small ones
             * @default false
             */
            matchCase: boolean;
            /** @description Only translations into this locale */
            targetLocale?: components["schemas"]["LocaleCode"];
            /**
             * @description Numbers of translations to leave as they are
             * @default []
             */
            except: number[];
        };
        ReplacementPreview: {
            /** @description Translations that would change */
            translations: number;
            /** @description How often the text would be replaced */
            occurrences: number;
            /** @description False when it took too long to count them all: there are at least so many */
            isComplete: boolean;
            /** @description The first hundred */
            content: components["schemas"]["ReplacedText"][];
        };
        ReplacedText: {
            /**
             * Format: int64
             * @description Number of the unit
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
            /** @description Translation as it is */
            before: string;
            /** @description Translation as it would be */
            after: string;
            /** @description How often the text stands in it */
            occurrences: number;
        };
        /** @description What a person is paid, in one currency. */
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
            /** @description Currency of all prices in it. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Holds where no rate of the unit does. */
            isDefault: boolean;
            /** @description Counts up with each change; payments name the one that they were made with. */
            version: number;
            /** @description Least pay of a task; absent without one. */
            minimumFee?: number;
            /**
             * Format: uuid
             * @description Holds only in this unit; absent when it holds everywhere.
             */
            orgUnitUuid?: string;
            /** @description Name of that unit. */
            orgUnitName?: string;
            /** @description Prices by language pair and step. */
            rateDetails: components["schemas"]["UserRateDetail"][];
        };
        /** @description Prices for one language pair and step. */
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
            /** @description Both codes, such as `en_us:pt_br`. */
            languagePair: string;
            /**
             * Format: uuid
             * @description The step.
             */
            workflowUuid: string;
            /** @description Price of a word, up to six decimals; absent without one. */
            wordRate?: number;
            /** @description Price of an hour, for the hours that the words make by the price list of a project; counts without wordRate and pagesRate. Absent without one. */
            hourlyRate?: number;
            /** @description Price of a day, for pay that is set by hand; absent without one. */
            dailyRate?: number;
            /** @description Price of a page, for the pages that the words make by the price list of a project; counts without wordRate. Absent without one. */
            pagesRate?: number;
        };
        /** @description A new rate. */
        UserRateCreate: {
            /** @description Currency of all prices in it. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Holds where no rate of the unit does. */
            isDefault?: boolean;
            /** @description Least pay of a task. */
            minimumFee?: number;
            /**
             * Format: uuid
             * @description Holds only in this unit.
             */
            orgUnitUuid?: string;
            /** @description Prices by language pair and step. */
            rateDetails?: components["schemas"]["UserRateDetailInput"][];
        };
        /** @description Changes to a rate; what is absent stays. */
        UserRateUpdate: {
            /**
             * Format: uuid
             * @description The rate; must be the one of the path.
             */
            uuid?: string;
            /**
             * Format: uuid
             * @description The person; must be the one of the path.
             */
            userUuid?: string;
            /** @description Currency of all prices in it. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Whether it holds where no rate of the unit does. */
            isDefault?: boolean;
            /** @description Least pay of a task; null for none. */
            minimumFee?: number | null;
            /**
             * Format: uuid
             * @description Holds only in this unit.
             */
            orgUnitUuid?: string;
            /** @description Lines to change or add. */
            rateDetails?: components["schemas"]["UserRateDetailInput"][];
        };
        /** @description Prices for one language pair and step; of a line that the rate has, what is absent stays, and null removes. */
        UserRateDetailInput: {
            /**
             * Format: uuid
             * @description The line to change; absent to add one.
             */
            uuid?: string;
            /**
             * Format: uuid
             * @description The rate; must be the one of the path.
             */
            userRateUuid?: string;
            /** @description Both codes, such as `en_us:pt_br`. */
            languagePair: string;
            /**
             * Format: uuid
             * @description The step.
             */
            workflowUuid: string;
            /** @description Price of a word, up to six decimals; null for none. */
            wordRate?: number | null;
            /** @description Price of an hour; null for none. */
            hourlyRate?: number | null;
            /** @description Price of a day; null for none. */
            dailyRate?: number | null;
            /** @description Price of a page; null for none. */
            pagesRate?: number | null;
        };
        /** @description A person, in short. */
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
            /** @description Address; absent for whoever may not see it. */
            email?: string;
            /** @description Whether the person may work. */
            status?: components["schemas"]["UserStatus"];
            /** @description Address of the picture; absent without one. */
            avatar?: string;
            /** @description Tasks delivered so far. */
            tasksCompletedCount?: number;
            /** @description All language pairs were taken away. */
            deleteAllLanguagePair?: boolean;
        };
        /** @description A direction of translation. */
        LanguagePair: {
            /** @description Both codes, such as `en_us:pt_br`. */
            pair: string;
            /** @description Language translated from. */
            source: components["schemas"]["LocaleCode"];
            /** @description Language translated into. */
            target: components["schemas"]["LocaleCode"];
        };
        /** @description A person in a list; everything optional is missing with `simple=true`. */
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
            /** @description Address, which is also the user name. */
            email: string;
            /** @description Name and address in one text. */
            nameEmail: string;
            /** @description Whether the person may work. */
            status: components["schemas"]["UserStatus"];
            /** @description Address of the picture; absent without one. */
            avatar?: string;
            /** @description Roles. */
            roles: components["schemas"]["Role"][];
            /** @description Country; absent when unknown. */
            country?: components["schemas"]["CountryCode"];
            /** @description City; absent when unknown. */
            city?: string;
            /** @description Currency of the pay; absent when unknown. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Directions of translation. */
            supportedLanguagePairs?: components["schemas"]["LanguagePair"][];
            /** @description Tags. */
            tags?: string[];
            /** @description Fields of the account's own. */
            customFields?: components["schemas"]["CustomFieldValue"][];
            /** @description Tasks delivered so far. */
            tasksCompletedCount?: number;
            /** @description All language pairs were taken away. */
            deleteAllLanguagePair?: boolean;
            /** @description Usual price of a word, in `currency`; absent for whoever may not see rates. */
            wordRate?: number;
            /** @description Usual price of an hour, in `currency`; absent for whoever may not see rates. */
            hourlyRate?: number;
            /** @description An administrator keeps the person out; absent for whoever may not change people. */
            blocked?: boolean;
            /** @description The person has not chosen a password yet; absent for whoever may not change people. */
            invited?: boolean;
            /** @description Usual price of a day, in `currency`; absent for whoever may not see rates. */
            dailyRate?: number;
            /** @description Usual price of a page, in `currency`; absent for whoever may not see rates. */
            pagesRate?: number;
        };
        /** @description One page of people. */
        UserPage: components["schemas"]["PageInfo"] & {
            /** @description Items of this page. */
            content: components["schemas"]["UserListItem"][];
        };
        /** @description A person. */
        User: components["schemas"]["UserListItem"] & {
            /** @description May sign in. */
            enabled: boolean;
            /** @description Passes every permission check. */
            admin: boolean;
            /**
             * Format: uuid
             * @description The account.
             */
            accountUuid: string;
            /** @description Owns the account. */
            accountOwner?: boolean;
            /** @description A second factor is asked for. */
            mfa: boolean;
            /** @description A second factor is set up. */
            mfaEnabled: boolean;
            /**
             * Format: int64
             * @description Until when the person cannot try to sign in again, epoch ms; absent when they can, and for whoever may not change people.
             */
            lockedUntilDate?: number;
            /** @description State or region; absent when unknown. */
            state?: string;
            /** @description Postal code; absent when unknown. */
            postalCode?: string;
            /** @description Time zone, such as `Europe/Berlin`; absent when unknown. */
            timezone?: string;
            /** @description Name in the chat; absent when unknown. */
            slackHandle?: string;
            /** @description Organizations that the person belongs to. */
            organizations: components["schemas"]["OrganizationRef"][];
            /** @description Organizational units that the person belongs to. */
            orgUnits: components["schemas"]["OrgUnitRef"][];
            /** @description Groups that the person is in. */
            permissionGroups: components["schemas"]["UserPermissionGroup"][];
            /** @description Kinds of mail that the person gets. */
            subscriptions: string[];
            /** @description Least pay of a task, in `currency`; absent for whoever may not see rates. */
            minimumFee?: number;
            /** @description How often payables are made; absent when unknown. */
            invoicingPeriodicity?: string;
            /** @description Day of the month on which payables are made; absent when unknown. */
            invoicingDayOfMonth?: number;
        };
        /** @description A permission group, in short. */
        UserPermissionGroup: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
        };
        /** @description The person who is signed in. */
        LoggedUser: components["schemas"]["User"] & {
            /** @description Language of mails and of the interface. */
            language: components["schemas"]["InterfaceLanguage"];
            /** @description A code by mail is asked for after the password. */
            mfaEmail: boolean;
            /** @description Tier of the account. */
            accountType: components["schemas"]["AccountType"];
        };
        /** @description What the person who is signed in may do. */
        UserAuthority: {
            /** @description Roles, with the prefix `ROLE_`. */
            authorities: string[];
            /** @description Permissions; one that is not active does not count. */
            permissions: components["schemas"]["GrantedPermission"][];
        };
        /** @description A linguist who could do a task, or what keeps them back. */
        EligibleLinguist: {
            /** @description The linguist. */
            user: components["schemas"]["UserRef"];
            /** @description Could do it. */
            eligible: boolean;
            /** @description What keeps them back; empty when eligible. */
            blockedBy: string[];
            /** @description Tasks that they have in hand. */
            openTasks: number;
            /** @description Currency of the pay; absent without a rate. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Price of a word for this pair and step; absent without a rate or for whoever may not see rates. */
            wordRate?: number;
            /** @description What the task would cost with them, in `currency`; absent without a rate or for whoever may not see rates. */
            payableAmount?: number;
        };
        /** @description A linguist who has looked at a task. */
        TaskViewer: {
            /** @description The linguist. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When they looked for the first time, epoch ms.
             */
            firstDate: number;
            /**
             * Format: int64
             * @description When they looked for the last time, to the minute, epoch ms.
             */
            date: number;
        };
        /** @description Somebody who has given a task back. */
        TaskRejecter: {
            /** @description Who it was. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When, epoch ms.
             */
            date: number;
            /** @description Why; absent if it was not said. */
            reason?: string;
        };
        /** @description Whom to send a link to. */
        PasswordRequest: {
            /** @description The e-mail address. */
            username: string;
            /** @description The solution of `auth.getCaptcha`, as the altcha library makes it. */
            captcha: string;
        };
        /** @description Whom a link to choose a password is for. */
        PasswordLink: {
            /** @description The user name. */
            email: string;
            /** @description Name of the person. */
            name: string;
            /** @description Why it was sent. */
            purpose: string;
            /**
             * Format: int64
             * @description Until when it is good, epoch ms.
             */
            expiresAt: number;
        };
        /** @description A new password, twice. */
        NewPassword: {
            /** @description The new password; at least ten characters. */
            password: string;
            /** @description The same again. */
            confirm: string;
        };
        /** @description The old password and the new one, twice. */
        PasswordChange: {
            /** @description The present password. */
            password: string;
            /** @description The new one; at least ten characters. */
            newPassword: string;
            /** @description The new one again. */
            confirm: string;
        };
        /** @description Where to go. */
        RedirectTarget: {
            /** @description The address. */
            redirectUrl: string;
        };
        /** @description Whether one has an access key. */
        AccessKeyInfo: {
            /** @description The access key; absent without one. */
            accessKey?: string;
            /**
             * Format: int64
             * @description When it was made, epoch ms.
             */
            creationDate?: number;
        };
        /** @description A new access key with its secret. */
        NewAccessKey: {
            /** @description The access key. */
            accessKey: string;
            /** @description Its secret; shown this once. */
            secret: string;
        };
        /** @description The new address. */
        MagicCodeRequest: {
            /**
             * Format: email
             * @description The new address.
             */
            email: string;
            /** @description One's own password. */
            password: string;
        };
        /** @description The code that was sent. */
        MagicCode: {
            /** @description The six digits. */
            code: string;
        };
        /** @description A place where one is signed in. */
        UserSession: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description A browser, or a token that an access key was exchanged for. */
            kind: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /** @description Network address that it was opened from. */
            address?: string;
            /** @description What the browser called itself. */
            userAgent?: string;
            /** @description Name of whoever acts as one in it; absent when nobody does. */
            impersonator?: string;
            /**
             * Format: int64
             * @description When it was opened, epoch ms.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When it was last used, to the minute, epoch ms.
             */
            lastSeenAt: number;
            /**
             * Format: int64
             * @description When it runs out, epoch ms.
             */
            expiresAt: number;
        };
        /** @description Something that happened around one's sign-in. */
        SignIn: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description What happened. */
            event: string;
            /**
             * Format: int64
             * @description When, epoch ms.
             */
            date: number;
            /** @description Network address that it came from; absent where nobody knows. */
            address?: string;
            /** @description Name of whoever did it; absent where it was oneself. */
            by?: string;
        };
        SignInPage: components["schemas"]["PageInfo"] & {
            /** @description The items of this page. */
            content: components["schemas"]["SignIn"][];
        };
        /** @description What is known of a person. */
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
            /** @description Currency of the pay. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Name in the chat. */
            slackHandle?: string;
        };
        /** @description A person to create. */
        NewUser: {
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
            /** @description Currency of the pay. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Name in the chat. */
            slackHandle?: string;
            /**
             * Format: email
             * @description Address, which is also the user name.
             */
            email: string;
            /**
             * @description Whether the person may work; only whoever is active is invited.
             * @default ACTIVE
             * @enum {string}
             */
            status: "ACTIVE" | "INACTIVE" | "DISABLED";
            /**
             * @description Roles; can be given later.
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
            /** @description Language of the invitation and of the pages. */
            language?: components["schemas"]["InterfaceLanguage"];
        };
        /** @description An organization, by its identifier. */
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
        /** @description Something that one can be told of. */
        NotificationKind: string;
        /** @description A picture. */
        AvatarUpload: {
            /**
             * Format: binary
             * @description PNG, JPEG or WebP, at most 5 MB.
             */
            file: string;
        };
        /** @description A picture that is stored. */
        Avatar: {
            /** @description Address of the picture. */
            avatar: string;
        };
        /** @description How somebody wants the product to be. */
        PreferenceSettings: {
            /** @description Language of the pages and mails. */
            language: components["schemas"]["InterfaceLanguage"];
            /**
             * @description Colours of the pages.
             * @enum {string}
             */
            theme: "light" | "dark";
            /**
             * @description How close lines of lists stand.
             * @enum {string}
             */
            density: "regular" | "compact";
            /** @description What one wants to be told in the app. */
            notifications: components["schemas"]["NotificationKind"][];
        };
        /** @description What somebody wants to be otherwise. */
        PreferenceChange: {
            /** @description Language of the pages and mails. */
            language?: components["schemas"]["InterfaceLanguage"];
            /**
             * @description Colours of the pages.
             * @enum {string}
             */
            theme?: "light" | "dark";
            /**
             * @description How close lines of lists stand.
             * @enum {string}
             */
            density?: "regular" | "compact";
            /** @description What one wants to be told in the app. */
            notifications?: components["schemas"]["NotificationKind"][];
        };
        /** @description A kind of mail. */
        Subscription: {
            /** @description What it is about. */
            code: components["schemas"]["NotificationKind"];
            /** @description One gets it. */
            subscribed: boolean;
        };
        /** @description The kinds of mail that one gets. */
        SubscriptionChange: {
            /** @description The kinds. */
            subscriptions: components["schemas"]["NotificationKind"][];
        };
        /** @description Whether somebody has an address. */
        UserExistence: {
            /** @description Somebody has it. */
            exists: boolean;
        };
        /** @description Whether somebody is kept out. */
        UserBlockStatus: {
            /** @description An administrator keeps them out. */
            blocked: boolean;
            /**
             * Format: int64
             * @description Since when, epoch ms; absent when they are not.
             */
            blockedDate?: number;
            /**
             * Format: int64
             * @description Until when they cannot try again after too many attempts, epoch ms; absent when they can.
             */
            lockedUntilDate?: number;
        };
        /** @description An account, in short. */
        UserAccount: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Name. */
            name: string;
            /** @description Tier. */
            accountType: components["schemas"]["AccountType"];
            /** @description Currency of its books. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description One file in one language pair, on its way through the workflow steps. */
        WorkUnit: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Id by which the editor knows it. */
            workId: string;
            /** @description Name, made of file and language. */
            name: string;
            /** @description Name of the file. */
            filename: string;
            /** @description Place among the work units of the project, from 0. */
            sequence: number;
            /** @description Language of the source. */
            sourceLanguage: components["schemas"]["LocaleCode"];
            /** @description Language of the translation. */
            targetLanguage: components["schemas"]["LocaleCode"];
            /** @description Code of the present step. */
            workflow: components["schemas"]["WorkflowCode"];
            /**
             * Format: uuid
             * @description The present step.
             */
            workflowUuid: string;
            /** @description State of the present step's task. */
            workStatus: components["schemas"]["TaskStatus"];
            /** @description The same as `workStatus`, under its other name. */
            taskStatus: components["schemas"]["TaskStatus"];
            /** @description All steps, in their order; lists of tasks leave them out. */
            steps?: components["schemas"]["WorkUnitStep"][];
            /**
             * Format: uuid
             * @description The project.
             */
            projectUUID: string;
            /** @description The uploaded file. */
            projectResource: components["schemas"]["WorkUnitResource"];
            /**
             * Format: uuid
             * @description The uploaded file, under its other name.
             */
            projectResourceUuid: string;
            /**
             * Format: int64
             * @description Numeric id of the organizational unit.
             */
            orgUnitId: number;
            /**
             * Format: int64
             * @description When it was made, epoch ms.
             */
            creationTimestamp: number;
            /**
             * Format: int64
             * @description When it changed last, epoch ms.
             */
            lastUpdate: number;
            /** @description Source words. */
            words: number;
            /** @description Source words weighted by the net rates; absent before an analysis. */
            netWords?: number;
            /** @description Share of the price that matches save, in percent; absent without costs or for whoever may not see them. */
            savings?: number;
            /** @description Price, in the project's currency; absent without costs or for whoever may not see it. */
            cost?: number;
            /** @description Segments, those that need no translation included. */
            segments: number;
            /** @description Segments to confirm. */
            totalSegments: number;
            /** @description Segments confirmed in the present step. */
            confirmedSegments: number;
            /** @description Segments that need no translation. */
            totalNonTranslatable?: number;
            /** @description Of these, those that nobody has to confirm any more: all, as they stay as they are. */
            confirmedNonTranslatable?: number;
            /** @description There is nothing to translate. */
            contentIsEmpty: boolean;
            /** @description The editor has it. */
            createdOnGenesis: boolean;
            /** @description Whether the editor can open it. */
            genesisCreationStatus: components["schemas"]["GenesisCreationStatus"];
            /** @description What went wrong when the editor could not take it; absent if nothing did. */
            genesisCreationDescription?: string;
            /** @description The same for programs. */
            genesisCreationFailure?: components["schemas"]["Failure"];
            /** @description State of the translated file. */
            translationStatus: components["schemas"]["TranslationStatus"];
            /** @description There is a file that was delivered. */
            hasDeliverable: boolean;
            /** @description It is one part of a larger one. */
            isSplit: boolean;
            /** @description Some of its steps are delivered. */
            partiallyDelivered: boolean;
        };
        /** @description The file that a work unit comes from. */
        WorkUnitResource: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description File name with its extension. */
            name: string;
            /** @description Folder within the project; absent or empty at the top. */
            path?: string;
        };
        /** @description One step of a work unit. */
        WorkUnitStep: {
            /**
             * Format: uuid
             * @description The task of this step.
             */
            taskUuid: string;
            /** @description The step. */
            workflow: components["schemas"]["WorkflowRef"];
            /** @description State of its task. */
            status: components["schemas"]["TaskStatus"];
            /** @description Whether somebody does it. */
            assignment: components["schemas"]["AssignmentState"];
            /** @description Who does it; absent while unassigned. */
            assignee?: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description When it is due, epoch ms; absent without a due date.
             */
            dueDate?: number;
        };
        /** @description The files of a work unit. */
        WorkUnitTranslation: {
            /** @description Address of the original; absent when it is gone. */
            originalFileUrl?: string;
            /** @description Address of the built translation; absent before it is built. */
            translatedFileUrl?: string;
            /** @description Address of what was delivered last; absent before a delivery. */
            deliverableFileUrl?: string;
            /** @description Name of the file. */
            fileName: string;
            /** @description State of the built file. */
            translationStatus: components["schemas"]["TranslationStatus"];
            /**
             * Format: int64
             * @description When it was built, epoch ms; absent before.
             */
            translatedFileCreationDate?: number;
            /** @description Why it could not be built; absent if it could. */
            failureReason?: string;
            /** @description The same for programs. */
            failure?: components["schemas"]["Failure"];
        };
        /** @description A translated XLIFF. */
        TranslationUpload: {
            /**
             * Format: binary
             * @description The XLIFF that was exported from this work unit.
             */
            file: string;
        };
        /** @description The job that reads a translated XLIFF; its report says what became of each segment. */
        TranslationUploadJob: components["schemas"]["Job"] & {
            /** @description Once the job has ended. */
            report?: components["schemas"]["TranslationUploadReport"];
        };
        /** @description What became of an uploaded translation. */
        TranslationUploadReport: {
            /** @description Segments taken over. */
            accepted: number;
            /** @description Segments that already were so. */
            unchanged: number;
            /** @description Segments whose source has changed since the export. */
            staleSource: number;
            /** @description Segments with missing or changed tags. */
            tagMismatch: number;
            /** @description Segments that this work unit does not have. */
            unknown: number;
            /** @description Segments without a translation. */
            empty: number;
            /** @description Segment by segment, in the order of the file. */
            segments: components["schemas"]["TranslationUploadSegment"][];
        };
        /** @description What became of one segment of an uploaded translation. */
        TranslationUploadSegment: {
            /** @description Id of the segment in the file. */
            key: string;
            /** @description The segment; absent when unknown. */
            segmentId?: string;
            /** @description Place of the segment, from 0; absent when unknown. */
            index?: number;
            /**
             * @description What became of it.
             * @enum {string}
             */
            outcome: "ACCEPTED" | "UNCHANGED" | "STALE_SOURCE" | "TAG_MISMATCH" | "UNKNOWN" | "EMPTY";
            /** @description The tags that differ; absent without any. */
            issues?: components["schemas"]["SegmentIssue"][];
        };
        /** @description A workflow step, in short. Show the title; the code may be an account's own. */
        WorkflowRef: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Code. */
            code: components["schemas"]["WorkflowCode"];
            /** @description Name to show. */
            title: string;
            /** @description Work units in this step open in the editor. */
            editorEnabled?: boolean;
        };
        /** @description A workflow step. Accounts have their own beside the usual ones. */
        Workflow: {
            /**
             * Format: uuid
             * @description Identifier.
             */
            uuid: string;
            /** @description Code; never changes. */
            code: components["schemas"]["WorkflowCode"];
            /** @description Name to show. */
            title: string;
            /** @description What is done in this step; may be empty. */
            description: string;
            /** @description Place among all steps, from 0. */
            sequence: number;
            /** @description Place within a project, from 0. */
            projectSequence: number;
            /** @description Can be chosen for new work. */
            active: boolean;
            /** @description Work units in this step open in the editor. */
            editorEnabled: boolean;
            /** @description Switches of the step. */
            settings: components["schemas"]["WorkflowSettings"];
        };
        /** @description Switches of a workflow step. */
        WorkflowSettings: {
            /** @description Projects go on by themselves after this step. */
            projectAutomationEnabled: boolean;
            /** @description The editor shows one segment at a time. */
            zenModeEnabled: boolean;
        };
    };
    responses: {
        /** @description Refused or failed; the body says why. */
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
        /** @description Items a page. */
        Size: number;
        /** @description Items a page; the older calls spell `size` this way. */
        PageSize: number;
        /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
        Sort: string;
        /** @description Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
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
        /** @description The person. */
        UserUUID: string;
        /** @description The organizational unit. */
        OrgUnitUUID: string;
        /** @description The request that an earlier call started. */
        RequestUUID: string;
        /** @description Cost added by hand */
        CostUUID: string;
        /** @description The work unit. */
        EditorWorkUnit: string;
        /** @description The segment. */
        EditorSegment: string;
        /** @description The job. */
        JobUuid: string;
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
        /** @description Name of the product within its unit; also called productTag */
        CiTag: string;
        /** @description State of the project to look for; when left out or when there is none in it, DRAFT comes first, then the newest, and cancelled ones last */
        ContinuousStatus: components["schemas"]["ProjectStatus"];
        /** @description The version. */
        ChangeUUID: string;
        /** @description The task. */
        TaskUuid: string;
        /** @description Order of the tasks; an unknown one leaves the usual order: newest first. */
        TaskSort: string;
        /** @description Only tasks of this project. */
        TaskProject: string;
        /** @description Only tasks in one of these states. */
        TaskStatuses: components["schemas"]["TaskStatus"][];
        /** @description Only tasks whose assignment is one of these. */
        TaskAssignments: components["schemas"]["AssignmentState"][];
        /** @description Only tasks of this person. */
        TaskAssignee: string;
        /** @description Only tasks of the person who asks. */
        TaskMine: boolean;
        /** @description Only tasks of these steps. */
        TaskWorkflows: components["schemas"]["WorkflowCode"][];
        /** @description Only tasks from one of these languages. */
        TaskSourceLanguages: components["schemas"]["LocaleCode"][];
        /** @description Only tasks into one of these languages. */
        TaskTargetLanguages: components["schemas"]["LocaleCode"][];
        /** @description Only tasks whose file, project name or project reference contains this text, whatever the case. */
        TaskSearch: string;
        /** @description Only tasks that are past their due date and not delivered. */
        TaskLate: boolean;
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
                /** @description Part of the name */
                name?: string;
                /** @description Memories that serve one of these source locales: a language serves its regions, and they serve it */
                sourceLocales?: components["schemas"]["LocaleCode"][];
                /** @description Memories with any of these target locales */
                targetLocales?: components["schemas"]["LocaleCode"][];
                /** @description Memories of this organizational unit */
                orgUnitUuid?: string;
                /** @description Leave counts and last import out */
                idsOnly?: boolean;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page; the older calls spell `size` this way. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationMemoryUpdate"];
            };
        };
        responses: {
            /** @description The memory as it is now */
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
            /** @description The memory is gone */
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
            /** @description The address, to which the base64 of a context is appended. */
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
            /** @description Its base64 goes behind the editor's address. */
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
                /** @description The context, not in base64. */
                context: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be opened. */
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
                /** @description Where to look. */
                side?: "SOURCE" | "TARGET";
                /** @description Tell capital letters from small ones, and letters with accents from those without. */
                matchCase?: boolean;
                /** @description The last word must end where the text ends. */
                wholeWords?: boolean;
                /** @description Translations at most. */
                size?: number;
                /** @description Only units older than this one: `next` of the answer before. */
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
            /** @description What was found. */
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
                /** @description Segments a page. */
                pageSize?: number;
                /** @description Only segments whose source or target contains this, whatever the case. */
                text?: string;
                /** @description Only confirmed segments, or only open ones. */
                confirmed?: boolean;
                /** @description Only segments with issues, or only those without. */
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
            /** @description What was confirmed and what was not. */
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
            /** @description The segment as it is now. */
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
                /** @description Least score, in percent; the binding's own when absent. */
                threshold?: number;
                /** @description Matches at most. */
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
            /** @description The matches of all bound memories. */
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
            /** @description The job that deletes them, all of them or none */
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
            /** @description The request to ask about */
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
            /** @description The request as it is now */
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
                     * @description TMX 1.4 in UTF-8 or UTF-16, at most 512 MB, or packed with gzip (.tmx.gz)
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The job that imports it */
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
            /** @description The job that replaces it */
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
            /** @description How much it is, and its first hundred translations */
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
                /** @description Job that replaced the text */
                jobUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Leave what was changed since as it is
                     * @default false
                     */
                    keepChanged?: boolean;
                };
            };
        };
        responses: {
            /** @description The job that takes it back */
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
                /** @description Where to look */
                side?: "SOURCE" | "TARGET";
                /** @description Only translations into this locale */
                targetLocale?: components["schemas"]["LocaleCode"];
                /** @description Tell capital letters from small ones, and letters with accents from those without */
                matchCase?: boolean;
                /** @description The last word must end where the text ends */
                wholeWords?: boolean;
                /** @description Translations at most, but for more of the same unit */
                size?: number;
                /** @description Only units older than this one: `next` of the answer before */
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
            /** @description What was found */
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
                /** @description Lowest score in percent */
                threshold?: number;
                /** @description Only scores and ids */
                overviewOnly?: boolean;
                /** @description Text before it, empty for none; for matches in the same context */
                previousText?: string;
                /** @description Text after it, empty for none; for matches in the same context */
                nextText?: string;
                /** @description Key of the text; for matches in the same context */
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
                /** @description Replace what is there; true when left out, else 409 */
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
            /** @description The unit that holds it now */
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
                /** @description Target locales: units with a translation into one of them, and those translations */
                targetLocales: components["schemas"]["LocaleCode"][];
                /** @description Lowest score in percent */
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
            /** @description The units */
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
                /** @description Part of the source text; every unit when left out */
                sourceText?: string;
                /** @description Part of a target text */
                targetText?: string;
                /** @description Only units with this target locale */
                targetLocale?: components["schemas"]["LocaleCode"];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page; the older calls spell `size` this way. */
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
            /** @description A page of units, newest first */
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
            header?: never;
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
            /** @description The unit */
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
            /** @description The unit is gone */
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
            /** @description The translation is gone */
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
            /** @description It is on its way; no body. */
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
                /** @description The six digits. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is complete; no body. */
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
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description Only those whose name contains this, whatever the case. */
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
                    "application/json": components["schemas"]["OrganizationPage"];
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
    "permissionGroups.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups of the account, by name. */
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
            header?: never;
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
            /** @description It is deleted. */
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
            /** @description The person is in the group; no body. */
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
            /** @description The person is not in the group; no body. */
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
            /** @description Whether, and why not. */
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
            /** @description It is granted; no body. */
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
            /** @description It is taken away; no body. */
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
            /** @description Every permission, by section and code. */
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
    "activity.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description Only what concerns this project. */
                projectUuid?: string;
                /** @description Only what this person did. */
                userUuid?: string;
                /** @description Only what concerns this kind of thing. */
                entityType?: components["schemas"]["ActivityEntityType"];
                /** @description Only what concerns this thing. */
                entityUuid?: string;
                /** @description Only these events. */
                events?: string[];
                /** @description From this day on, in UTC. */
                startDate?: string;
                /** @description Up to and including this day, in UTC. */
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
                    /** @description The token; good for at least 50 minutes. */
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
            /** @description The task. */
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
            /** @description Who is signed in and what they may do. */
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
        requestBody?: never;
        responses: {
            /** @description Whether one is signed in; then the session is in a cookie. */
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
            /** @description The session is in a cookie. */
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
            /** @description Whether one is signed in; then the session is in a cookie. */
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
            /** @description It is ended; no body. */
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
            /** @description When the session ends now; its cookies say so, too. */
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
            /** @description It is; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "orgUnits.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description MINE: only the units that one belongs to. */
                queryType?: string;
                /** @description Only those whose name contains this, whatever the case. */
                name?: string;
                /** @description Only units of this organization. */
                organizationUuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of units. */
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
            /** @description The unit. */
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
            /** @description The unit. */
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
            header?: never;
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
            /** @description The settings as they are now. */
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
            /** @description The rules; 404 where the built-in ones hold. */
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
                /** @description Whether the built-in rules decide where these say nothing. When absent, only where a file has exceptions alone, which would never break. */
                extendsBuiltIn?: boolean;
            };
            header?: never;
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
            /** @description The rules that hold now. */
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
            /** @description The built-in rules hold. */
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
            /** @description The segments, and which rule made or prevented each break. */
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
            /** @description Rules of the unit first, then those of the account. */
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
                /** @description Only those that one has still to accept. */
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
            /** @description The session is ended; no body. */
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
            /** @description It is accepted; no body. */
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
            /** @description It is withdrawn; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                /** @description Glossaries of this organization */
                organizationUuid?: string;
                /** @description Leave languages and numbers out */
                idsOnly?: boolean;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of glossaries, by name unless a sort is named */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlossaryUpdate"];
            };
        };
        responses: {
            /** @description The glossary as it is now */
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
            /** @description The glossary is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "jobs.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description Only jobs of this project. */
                projectUuid?: string;
                /** @description Only jobs in one of these states. */
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
            /** @description The job as it is now. */
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
            /** @description The same job, started again. */
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
                /** @description Leave the default schemes out */
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
                /** @description Unit */
                orgUnitUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schemes; `isDefault` marks the one that the unit's new projects take */
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
    "netRateSettings.get": {
        parameters: {
            query?: {
                /** @description As it was in this version; 404 unless something was counted with it */
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
            header?: never;
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
            /** @description The scheme as it is now */
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
            /** @description The scheme is gone */
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
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
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
                /** @description As it was in this version; 404 unless an amount was made with it */
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
            header?: never;
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
            /** @description The price list as it is now */
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
            /** @description The price list is gone */
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
            header?: never;
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
            /** @description The price list as it is now */
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
    "projects.list": {
        parameters: {
            query?: {
                /** @description Free text; matches reference, name and unit */
                q?: string;
                /** @description Part of the system number, for example B-2478 */
                name?: string;
                /** @description Part of the human label */
                reference?: string;
                /** @description Part of the name of a file in the project */
                fileName?: string;
                /** @description One or several states */
                status?: components["schemas"]["ProjectStatus"][];
                /** @description Projects that carry every one of these tags */
                tags?: string[];
                /** @description Organizational unit */
                orgUnitUuid?: string;
                /** @description Organization */
                organizationUuid?: string;
                /** @description Assigned manager */
                projectManagerUuid?: string;
                /** @description Contact at the client */
                contactPersonUuid?: string;
                /** @description Text that occurs in the source of the project, from the beginning of a word; capitals make no difference */
                sourceQuery?: string;
                /** @description Created on this day or later, yyyy-MM-dd */
                startCreateDate?: string;
                /** @description Created on this day or earlier, yyyy-MM-dd */
                endCreateDate?: string;
                /** @description Due on this day or later, yyyy-MM-dd */
                startDueDate?: string;
                /** @description Due on this day or earlier, yyyy-MM-dd */
                endDueDate?: string;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
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
                /** @description Take price list, currency, languages and automation from the organizational unit */
                inferDefaultSettings?: boolean;
                /** @description Organizational unit of an empty base project */
                clientUuid?: string;
                /** @description The caller reads uuid, name, status and createDate alone */
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
                /** @description State of the project to look for; when left out or when there is none in it, DRAFT comes first, then the newest, and cancelled ones last */
                projectStatus?: components["parameters"]["ContinuousStatus"];
            };
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its unit; also called productTag */
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
                /** @description Name of the product within its unit; also called productTag */
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
                /** @description Only files of these names */
                filenames?: string[];
                /** @description Only these target locales */
                locales?: components["schemas"]["LocaleCode"][];
                /** @description State of the project to look for; when left out or when there is none in it, DRAFT comes first, then the newest, and cancelled ones last */
                projectStatus?: components["parameters"]["ContinuousStatus"];
            };
            header?: never;
            path: {
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
                /** @description Name of the product within its unit; also called productTag */
                ciTag: components["parameters"]["CiTag"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A container with one folder for each locale */
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
    "projects.get": {
        parameters: {
            query?: {
                /** @description SIMPLE leaves resources, work units, costs and files empty */
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
    "costs.calculate": {
        parameters: {
            query?: {
                /** @description Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
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
            /** @description The calculation, new or as it is now */
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
            /** @description The cost as it counts */
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
                /** @description Also the prices of each language pair of the project */
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
                /** @description Why it is taken out; the journal keeps it */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description The project. */
                projectUUID: components["parameters"]["ProjectUUID"];
                /** @description Cost added by hand */
                costUUID: components["parameters"]["CostUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cost is gone */
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
    "costs.getExplanation": {
        parameters: {
            query: {
                /** @description Line to open, as the cost calls name it */
                line: string;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
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
            /** @description How the amount came about */
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
            /** @description One line for each band, then minimum fee and costs added by hand */
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
            /** @description A container with one folder for each locale */
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
            /** @description The request to ask about */
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
            /** @description The request as it is now */
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
            header?: never;
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
            /** @description The glossaries as they are bound now */
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
            header?: never;
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
            /** @description The project as it is now */
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
            /** @description The project's files, in the order in which they were announced */
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
                /** @description Field to sort by */
                orderBy?: string;
                /** @description Direction of the sort */
                orderType?: "ASC" | "DESC";
                /** @description Also analyses that a newer one replaced */
                rotated?: boolean;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page; the older calls spell `size` this way. */
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
                /** @description An analysis before any work */
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
            /** @description The analysis that was started */
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
                /** @description Kind of file; CSV when left out */
                format?: string;
                /** @description Write it anew */
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
            /** @description The file, ready or on its way */
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
            /** @description The file, ready or on its way */
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
                /** @description Only this band, by its label */
                band?: string;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
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
            /** @description A row for each target language */
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
                /** @description Items a page; the older calls spell `size` this way. */
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
            /** @description What the lines of its tasks' pay are counted in */
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
            /** @description States with at least one task */
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
            /** @description Price, pay and the difference */
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
    "costs.recalculate": {
        parameters: {
            query?: {
                /** @description Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
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
            /** @description The calculation, new or as it is now */
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
                     * @description The file, at most 512 MB
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
            /** @description The file is gone */
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
            /** @description The container; empty when there are none */
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
            /** @description The announced file, without content */
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
            /** @description The files, in the order in which they were announced */
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
                /** @description Processing to stop along with it */
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
            /** @description The file is gone */
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
    "resourceVersions.listSegments": {
        parameters: {
            query: {
                /** @description In which of the file's target locales. */
                targetLocale: components["schemas"]["LocaleCode"];
                /** @description Only these. */
                kind?: "ADDED" | "CHANGED" | "MARKUP" | "MOVED" | "REMOVED";
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
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
            /** @description One page, in the order of the new version, removed ones last. */
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
                     * @description The file, at most 512 MB
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file with what was found in it */
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
                "application/json": components["schemas"]["ProjectResourceParamsUpdate"];
            };
        };
        responses: {
            /** @description The file, parsed again with these options where it has content */
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
                     * @description The file, at most 512 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The version, whose segments are being compared. */
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
            /** @description The project as it is now */
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
                /** @description Target locale; needed with resourceUUID */
                targetLanguage?: components["schemas"]["LocaleCode"];
                /** @description The text of the last delivered step instead of the present one; refused while there is none */
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
            /** @description The started export */
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
            /** @description The started export */
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
            /** @description The export as it is now */
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
            /** @description The bindings */
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
            header?: never;
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
            /** @description The bindings as they are now */
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
    "projects.listWorkUnits": {
        parameters: {
            query?: {
                /** @description One or several file names */
                filenames?: string[];
                /** @description One or several work states */
                status?: string[];
                /** @description One or several target locales */
                targetLanguages?: components["schemas"]["LocaleCode"][];
                /** @description One or several workflow codes */
                workflows?: string[];
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
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
                /** @description True along with a list; makes no difference */
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
            /** @description The work units asked for; a page of them for a search */
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
                /** @description Forget the calculated costs too, so that they are calculated anew */
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
            /** @description The work units are gone */
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
            /** @description The started export */
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
                /** @description The bilingual XLIFF instead of the file in its own format. */
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
            /** @description Addresses, short-lived, and the state of the built file. */
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
            /** @description The state of the file. */
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
            /** @description The job that reads the file. */
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
            /** @description The units and their rules. */
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
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description Order of the tasks; an unknown one leaves the usual order: newest first. */
                sort?: components["parameters"]["TaskSort"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks in one of these states. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks whose assignment is one of these. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks of this person. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks of the person who asks. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks from one of these languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks into one of these languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name or project reference contains this text, whatever the case. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only tasks that are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
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
            /** @description The tasks as they are now. */
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
                /** @description Id that the first answer gave; posting again with it asks for the state instead of starting anew. */
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
            /** @description The request, new or as it is now. */
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
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description Order of the tasks; an unknown one leaves the usual order: newest first. */
                sort?: components["parameters"]["TaskSort"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks of these steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks from one of these languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks into one of these languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name or project reference contains this text, whatever the case. */
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
    "tasks.listGroups": {
        parameters: {
            query: {
                /** @description What the tasks are put together by. */
                groupBy: "PROJECT" | "WORKFLOW" | "LANG_PAIR";
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description Only tasks of this project. */
                projectUuid?: components["parameters"]["TaskProject"];
                /** @description Only tasks in one of these states. */
                statuses?: components["parameters"]["TaskStatuses"];
                /** @description Only tasks whose assignment is one of these. */
                assignments?: components["parameters"]["TaskAssignments"];
                /** @description Only tasks of this person. */
                assigneeUuid?: components["parameters"]["TaskAssignee"];
                /** @description Only tasks of the person who asks. */
                mine?: components["parameters"]["TaskMine"];
                /** @description Only tasks of these steps. */
                workflows?: components["parameters"]["TaskWorkflows"];
                /** @description Only tasks from one of these languages. */
                sourceLanguages?: components["parameters"]["TaskSourceLanguages"];
                /** @description Only tasks into one of these languages. */
                targetLanguages?: components["parameters"]["TaskTargetLanguages"];
                /** @description Only tasks whose file, project name or project reference contains this text, whatever the case. */
                q?: components["parameters"]["TaskSearch"];
                /** @description Only tasks that are past their due date and not delivered. */
                late?: components["parameters"]["TaskLate"];
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
            /** @description The ranges, in the order that was asked for. */
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
            /** @description The tasks, first step first. */
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
            /** @description The states, each once. */
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
            header?: never;
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
            /** @description The task as it is now. */
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
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
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
            header?: never;
            path: {
                /** @description The task. */
                taskUUID: components["parameters"]["TaskUUID"];
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
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
            /** @description The analysis before work began. */
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
                /** @description Kind that the analysis has to be of; 404 for another. */
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
            /** @description The analysis with one table, that of the language pair of the task. */
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
            /** @description The lines, in their order. */
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
                /** @description Line to open, by its place among the lines */
                displayOrder: number;
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
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
            /** @description How the line came about. */
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
    "tasks.updatePayments": {
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
                "application/json": components["schemas"]["TaskPaymentInput"][];
            };
        };
        responses: {
            /** @description The pay as it is now. */
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
            /** @description The task as it is now, without a person. */
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
            /** @description The state as it is now. */
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
            header?: never;
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
            /** @description The offer as it is now. */
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
    "users.list": {
        parameters: {
            query?: {
                /** @description Page number, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
                /** @description A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
                sort?: components["parameters"]["Sort"];
                /** @description Only what is needed to choose a person. */
                simple?: boolean;
                /** @description Only people whose name contains this, whatever the case. */
                name?: string;
                /** @description Only people whose address contains this, whatever the case. */
                email?: string;
                /** @description Only people of this country. */
                country?: components["schemas"]["CountryCode"];
                /** @description Only people with one of these roles. */
                roles?: components["schemas"]["Role"][];
                /** @description Only people in one of these states. */
                status?: components["schemas"]["UserStatus"][];
                /** @description Only people with one of these tags. */
                tags?: string[];
                /** @description Only people who translate from this language. */
                sourceLanguage?: components["schemas"]["LocaleCode"];
                /** @description Only people who translate into one of these languages. */
                targetLanguages?: components["schemas"]["LocaleCode"][];
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
            /** @description The person. The invitation is on its way. */
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
    "users.exists": {
        parameters: {
            query: {
                /** @description The address. */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether somebody has it. */
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
            /** @description Where to go. */
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
            /** @description The person, with the account. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserData"];
            };
        };
        responses: {
            /** @description The person as they are now. */
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
            /** @description The mail is on its way; no body. */
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
            /** @description It is changed; no body. */
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
            /** @description The sessions, the latest first. */
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
            /** @description It is ended; no body. */
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
                /** @description Items a page. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the latest first. */
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
                "application/json": components["schemas"]["MfaRequest"];
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
            /** @description Done; no body. */
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
            /** @description The codes, shown this once. */
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
            /** @description It is changed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description The settings as they are now. */
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
            /** @description If there is such a person, a mail is on its way; no body. */
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
            /** @description The roles, from the one that may do most. */
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
                /** @description The state. */
                status: "ACTIVE" | "INACTIVE" | "DISABLED";
            };
            header?: never;
            path: {
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no body. */
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
            /** @description The states. */
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
            /** @description Every kind, and whether one gets it. */
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
            /** @description The kinds as they are now. */
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
                /** @description Also those who are not eligible. */
                all?: boolean;
                /** @description Only people whose name contains this, whatever the case. */
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
            /** @description Eligible ones first, then by name. */
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
            /** @description The last one first. */
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
            /** @description Who looked last comes first. */
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
        requestBody?: never;
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
            /** @description It is revoked; no body. */
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
            /** @description Whom it is for. */
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
            /** @description It is chosen; no body. */
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
            /** @description Where it is. */
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
            /** @description It is removed; no body. */
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
                /** @description Which picture. */
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
            /** @description It is gone; no body. */
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
            /** @description The mail is on its way; no body. */
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
            /** @description The mail is on its way; no body. */
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
                /** @description The person. */
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
            header?: never;
            path: {
                /** @description The person. */
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
            /** @description The person as they are now. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are removed; no body. */
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
                /** @description The person. */
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
                /** @description The person. */
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
                /** @description The person. */
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
            /** @description The settings as they are now. */
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
    "users.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are blocked; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, and until when. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They belong to it; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organizational unit. */
                orgUnitUUID: components["parameters"]["OrgUnitUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They do not belong to it; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "users.addLanguagePair": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description Language translated from. */
                source: components["schemas"]["LocaleCode"];
                /** @description Language translated into. */
                target: components["schemas"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have it; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description Language translated from. */
                source: components["schemas"]["LocaleCode"];
                /** @description Language translated into. */
                target: components["schemas"]["LocaleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken away; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organization. */
                organizationUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They belong to it; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The organization. */
                organizationUUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They do not belong to it; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "userRates.list": {
        parameters: {
            query?: {
                /** @description ACCOUNT: rates that hold everywhere; ORG_UNIT: rates of single units. */
                scope?: string;
                /** @description Only rates of this unit. */
                orgUnitUuid?: string;
                /** @description Only rates in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path: {
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates, the default one first. */
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
                /** @description The person. */
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
    "userRates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
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
            /** @description The rate as it is now. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The rate. */
                userRateUUID: components["parameters"]["UserRateUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is the default one; no body. */
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
                /** @description The person. */
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
            /** @description It is removed; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The role. */
                roleName: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have it; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The role. */
                roleName: components["schemas"]["Role"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken away; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The tag. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have it; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
                /** @description The tag. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken away; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They may sign in; no body. */
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
                /** @description The person. */
                userUUID: components["parameters"]["UserUUID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They may try again; no body. */
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
    "workflows.list": {
        parameters: {
            query?: {
                /** @description Another account; for system administrators. */
                accountUuid?: string;
                /** @description Only the steps that projects of this organizational unit begin with or have. */
                clientUuid?: string;
                /** @description Also archived steps. */
                includeInactive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps, in their order. */
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
