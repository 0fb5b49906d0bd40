/**
 * The languages that one can translate from and into, as the wire spells them: those of CLDR, with the scripts and
 * regions that it knows, and others that are translated often. The place in the list is the numeric id: only append.
 */
export const languageCodes: readonly string[] = `
  en en_us en_gb en_au en_ca es es_es es_mx es_ar es_419 fr fr_fr fr_ca de de_de de_at de_ch it it_it pt pt_br pt_pt
  nl nl_nl nl_be da sv nb fi is pl cs sk hu ro bg el hr sr sl bs mk sq lt lv et ru uk be kk uz az ka hy tr ar ar_eg
  ar_sa ar_ae he fa ur ps ku ckb hi bn pa gu mr ta te kn ml si ne th lo km my vi id ms fil jv zh zh_cn zh_tw zh_hk
  ja ko mn ca eu gl cy ga gd mt lb af sw am ha yo ig zu xh so yi eo la dv prs ks arc khw

  aa aa_et ab ab_ge ace ach ada ady aeb af_na af_za agq ak ak_gh am_et an an_es ar_001 ar_bh ar_dj ar_dz ar_eh ar_er
  ar_il ar_iq ar_jo ar_km ar_kw ar_lb ar_ly ar_ma ar_mr ar_om ar_ps ar_qa ar_sd ar_so ar_ss ar_sy ar_td ar_tn ar_ye
  arn arn_cl arq ars ary ary_ma arz arz_eg as as_in asa ast ast_es av av_ru awa ay ay_bo az_arab az_arab_ir az_az
  az_cyrl az_cyrl_az az_latn az_latn_az ba ba_ru bal ban bar bas bbc be_by be_tarask bem bew bez bg_bg bgc bho
  bho_in bi bi_vu bik bin bin_ng bjn bla blo bm bm_ml bn_bd bn_in bo bo_cn bo_in br br_fr brx brx_in bs_ba bs_cyrl
  bs_cyrl_ba bs_latn bs_latn_ba bua bug ca_ad ca_es ca_es_valencia ca_fr ca_it ccp ccp_in ce ce_ru ceb ceb_ph cgg ch
  ch_gu chk chk_fm chm cho chr chr_us chy ckb_iq ckb_ir co co_fr cr cr_ca crh crh_cyrl crs cs_cz csb csw cv cv_ru
  cy_gb da_dk da_gl dav de_be de_it de_li de_lu din dje doi doi_in dsb dsb_de dtp dua dv_mv dyo dyu dz dz_bt ebu ee
  ee_gh ee_tg efi el_cy el_gr en_001 en_150 en_ae en_ag en_ai en_as en_at en_bb en_be en_bi en_bm en_bs en_bw en_bz
  en_cc en_ch en_ck en_cm en_cx en_cy en_cz en_de en_dk en_dm en_ee en_er en_es en_fi en_fj en_fk en_fm en_fr en_gd
  en_ge en_gg en_gh en_gi en_gm en_gs en_gu en_gy en_hk en_hu en_id en_ie en_il en_im en_in en_io en_it en_je en_jm
  en_jp en_ke en_ki en_kn en_ky en_lc en_lr en_ls en_lt en_lv en_mg en_mh en_mo en_mp en_ms en_mt en_mu en_mv en_mw
  en_my en_na en_nf en_ng en_nl en_no en_nr en_nu en_nz en_pg en_ph en_pk en_pl en_pn en_pr en_pt en_pw en_ro en_rw
  en_sb en_sc en_sd en_se en_sg en_sh en_si en_sk en_sl en_ss en_sx en_sz en_tc en_tk en_to en_tt en_tv en_tz en_ua
  en_ug en_vc en_vg en_vi en_vu en_ws en_za en_zm en_zw eo_001 es_bo es_br es_bz es_cl es_co es_cr es_cu es_do es_ec
  es_gq es_gt es_hn es_ni es_pa es_pe es_ph es_pr es_py es_sv es_us es_uy es_ve et_ee eu_es ewo fa_ir fan ff
  ff_adlm ff_adlm_gn ff_latn ff_sn fi_fi fil_ph fj fj_fj fo fo_dk fo_fo fon fon_bj fr_be fr_bf fr_bi fr_bj fr_bl
  fr_cd fr_cf fr_cg fr_ch fr_ci fr_cm fr_dj fr_dz fr_ga fr_gf fr_gn fr_gp fr_gq fr_ht fr_km fr_lu fr_ma fr_mc fr_mf
  fr_mg fr_ml fr_mq fr_mr fr_mu fr_nc fr_ne fr_pf fr_pm fr_re fr_rw fr_sc fr_sn fr_sy fr_td fr_tg fr_tn fr_vu fr_wf
  fr_yt frp frr fur fur_it fy fy_nl ga_gb ga_ie gaa gag gan gd_gb gil gl_es gn gn_py gor grc gsw gsw_ch gsw_fr
  gsw_li gu_in guz gv gv_im gwi ha_arab ha_gh ha_ne ha_ng hai hak haw haw_us he_il hi_in hi_latn hi_latn_in hif hil
  hil_ph hmn hnj ho ho_pg hr_ba hr_hr hsb hsb_de hsn ht ht_ht hu_hu hy_am hz hz_na ia ia_001 iba ibb ibb_ng id_id ie
  ie_ee ig_ng ii ii_cn ik ik_us ikt ilo ilo_ph io is_is it_ch it_sm it_va iu iu_ca iu_latn iu_latn_ca ja_jp jam jgo
  jmc jv_id ka_ge kaa kab kab_dz kac kam kbd kde kea kea_cv kek kek_gt kg kg_cd kgp kha khq ki ki_ke kj kj_na
  kk_arab kk_cn kk_cyrl kk_kz kk_latn kkj kl kl_gl kln km_kh kmb kn_in ko_cn ko_kp ko_kr kok kok_deva kok_in
  kok_latn kok_latn_in kos kpe kr kr_ng krc kri kri_sl krj ks_arab ks_deva ks_deva_in ks_in ksb ksf ksh ku_arab
  ku_arab_iq ku_arab_ir ku_iq ku_latn ku_latn_iq ku_sy ku_tr kum kv kv_ru kw kw_gb kxv kxv_deva kxv_deva_in kxv_latn
  kxv_telu kxv_telu_in ky ky_kg la_va lad lag lb_lu lez lg lg_ug li li_nl lij lij_it lkt lmo ln ln_ao ln_cd ln_cf
  ln_cg lo_la loz lrc lrc_iq lt_lt ltg lu lu_cd lua lun luo luo_ke lus luy lv_lv lzh mad mag mai mai_in mak man mas
  mas_tz mdf men mer mfe mg mg_mg mgh mgo mh mh_mh mi mi_nz mic min mk_mk ml_in mn_mn mn_mong mn_mong_cn mni
  mni_beng mni_in moh moh_ca mos mr_in ms_arab ms_arab_bn ms_arab_my ms_bn ms_id ms_my ms_sg mt_mt mua mus mwl my_mm
  myv mzn na na_nr nan nan_tw nap nap_it naq nb_no nb_sj nd nd_zw nds nds_de nds_nl ne_in ne_np new ng ng_na nia niu
  nl_aw nl_bq nl_cw nl_sr nl_sx nmg nn nn_no nnh nog nqo nr nr_za nso nso_za nus nv nv_us ny ny_mw ny_zm nym nyn nyo
  nzi oc oc_es oc_fr oj oj_ca om om_et om_ke or or_in os os_ge os_ru osa pa_arab pa_guru pa_in pa_pk pag pam pap
  pap_aw pap_cw pau pcd pcm pdc pdt pis pl_pl pms pon prg ps_af ps_pk pt_ao pt_ch pt_cv pt_gq pt_gw pt_lu pt_mo
  pt_mz pt_st pt_tl qu qu_bo qu_ec qu_pe quc quc_gt raj rap rar rhg rif rm rm_ch rn rn_bi ro_md ro_ro rof rom ru_by
  ru_kg ru_kz ru_md ru_ru ru_ua rue rup rw rw_rw rwk sa sa_in sah sah_ru saq sas sat sat_deva sat_in sat_olck sbp sc
  sc_it scn scn_it sco sd sd_arab sd_deva sd_in sd_pk sdc sdh se se_fi se_no se_se seh ses sg sg_cf sgs shi shi_latn
  shi_latn_ma shi_ma shi_tfng shn shn_th si_lk sid sk_sk sl_si sm sm_as sm_ws sma sma_no sma_se smj smj_no smj_se
  smn smn_fi sms sms_fi sn sn_zw snk so_dj so_et so_ke so_so sq_al sq_mk sq_xk sr_ba sr_cyrl sr_cyrl_ba sr_cyrl_me
  sr_cyrl_rs sr_cyrl_xk sr_latn sr_latn_ba sr_latn_me sr_latn_rs sr_latn_xk sr_me sr_rs sr_xk srn srr ss ss_sz ss_za
  ssy st st_ls st_za su su_id su_latn suk sus sv_ax sv_fi sv_se sw_cd sw_ke sw_tz sw_ug swb syr syr_iq syr_sy szl
  szl_pl ta_in ta_lk ta_my ta_sg tcy te_in tem teo teo_ke tet tet_tl tg tg_tj th_th ti ti_er ti_et tig tiv tk
  tk_cyrl tk_tm tkl tli tly tmh tn tn_bw tn_za to to_to tok tpi tpi_pg tr_cy tr_tr trv ts ts_mz ts_za tt tt_latn
  tt_ru tum tvl twq ty ty_pf tyv tzm tzm_latn tzm_ma tzm_tfng udm ug ug_cn uk_ua umb ur_in ur_pk uz_af uz_arab
  uz_arab_af uz_cyrl uz_cyrl_uz uz_latn uz_latn_uz uz_uz vai vai_latn vai_latn_lr vai_vaii ve ve_za vec vec_it vep
  vi_vn vls vmw vo vro vun wa wa_be wae wal war war_ph wo wo_gm wo_sn wuu xal xh_za xmf xnr xog yao yap yav yi_il
  yi_ua yi_us yo_bj yo_ng yrl yrl_co yrl_ve yue yue_cn yue_hans yue_hant yue_hant_cn yue_hk yue_mo za za_cn zap zea
  zgh zgh_ma zh_hans zh_hans_cn zh_hans_hk zh_hans_mo zh_hans_my zh_hans_sg zh_hant zh_hant_hk zh_hant_mo zh_hant_my
  zh_hant_tw zh_mo zh_my zh_sg zu_za zza
`
  .trim()
  .split(/\s+/)
