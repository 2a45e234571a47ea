-- Whether width and height are those of the picture as it is shown. Cameras may store it on its side, and say so in it; pictures from before are measured by a job.
alter table images add column if not exists measured_upright boolean not null default false;
