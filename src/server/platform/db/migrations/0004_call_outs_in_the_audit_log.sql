-- Call-outs were "sick calls" in earlier versions; old audit events get the name that new ones have.
UPDATE "audit_events" SET "action" = 'call-out.apply' WHERE "action" = 'sick-call.apply';
