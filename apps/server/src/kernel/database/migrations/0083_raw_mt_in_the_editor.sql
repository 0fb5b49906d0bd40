-- What engines leave open in a step of raw machine translation is translated in the editor.
UPDATE "workflows" SET "editor_enabled" = true WHERE "code" = 'RAW_MT';
