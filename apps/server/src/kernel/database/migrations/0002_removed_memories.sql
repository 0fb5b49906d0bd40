ALTER TABLE "translation_units" DROP CONSTRAINT "translation_units_memory_id_translation_memories_id_fk";
