-- Roles as JSON, as other lists are kept.
alter table staff_members drop constraint staff_members_roles_check;
alter table staff_members alter column roles type jsonb using to_jsonb(roles);
