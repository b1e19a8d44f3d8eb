/** Vietnamese: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const vietnamese: Language = {
  code: 'vi',
  secretWords: {
    passwords: 'mật khẩu, mat khau, mật mã, pass wifi, mật khẩu wifi, cụm mật khẩu, mk wifi',
    shortPasswords: 'mk, pass, pw, mkhau, pas',
    pins: `
      pin, mã pin, ma pin, puk, mã otp, ma otp, otp, mã xác nhận, mã xác thực, mã xác minh, mã bảo mật,
      mã bí mật, cvv, cvc, mã thẻ, mã đăng nhập, mã mở khóa`,
    codes: 'mã, ma so, mã số, code, tổ hợp, dãy số, số',
    locks: `
      mã cửa, mã cổng, két sắt, két, báo động, báo trộm, ổ khóa, ổ khoá, khóa số, khoá số, khóa cửa, khoá cửa,
      hộp chìa khóa, hộp chìa khoá, chuông cửa, hộp khóa, khóa, mở khóa, mở khoá, mở bằng`,
    doors: `
      cửa, cổng, gara, ga ra, tòa nhà, toà nhà, chung cư, căn hộ, kho, văn phòng, thang máy, vali, tủ,
      lối vào, nhà xe, sảnh, hầm`,
    logins: 'đăng nhập, tài khoản, tk, tên đăng nhập, tên người dùng, user, wifi, wi-fi, mạng, router, modem',
    ids: `
      cccd, cmnd, căn cước, căn cước công dân, chứng minh nhân dân, chứng minh thư, số cccd, số căn cước,
      mã số thuế, số định danh, cmt, bhxh`,
    documents: 'hộ chiếu, passport, số hộ chiếu, bằng lái, giấy phép lái xe, gplx',
    cards: 'thẻ, số thẻ, thẻ tín dụng, thẻ ghi nợ, visa, mastercard, thẻ ngân hàng',
    copulas: 'là, la, gửi là, vẫn là, bây giờ là, vẫn, giờ, đang là',
    otherNumbers: `
      mã bưu chính, mã bưu điện, bưu chính, đơn hàng, mã đơn, mã đơn hàng, đơn, hóa đơn, vận đơn, mã vận đơn,
      bưu kiện, theo dõi, chuyến bay, chuyến, tàu, phòng, ghế, sân ga, isbn, số seri, giảm giá, mã giảm giá,
      khuyến mãi, phiếu, lỗi, mã lỗi, phiên bản, điện thoại, sđt, đt, hồ sơ, mã nguồn, mã vạch, sản phẩm,
      trang, tuyến, xe buýt, giá, khách hàng, đặt chỗ, quận, số tài khoản, mã vùng`,
    talk: `
      quên, đã quên, phải, phải có, ít nhất, tối thiểu, ký tự, kí tự, hết hạn, đổi, thay đổi, đặt lại,
      khôi phục, sai, mất, lấy lại, làm sao, ngày mai, gửi sau`,
    announced: {
      names: 'mật khẩu',
    },
  },
};
